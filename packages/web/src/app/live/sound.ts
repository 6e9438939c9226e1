// What an alert sounds like: two tones that rise and fall, made by the browser itself. A drill has one low tone, which nobody takes for it;
// who is asked to approve an alert hears two that rise once.
import { readStored, store } from "../../api/storage.ts";
import { create } from "zustand";

const key = "live_sound";

type Sound = { isOn: boolean; choose: (isOn: boolean) => void };

/** Whether alerts sound and notify in this browser: nobody is startled who has not asked for it. */
export const useSound = create<Sound>((set) => ({
  isOn: readStored("local", key) === "on",
  choose: (isOn) => {
    store("local", key, isOn ? "on" : null);
    set({ isOn });
  },
}));

/** Hertz, one after the other. */
const tones = { alert: [880, 659, 880, 659], exercise: [392, 392], asked: [659, 880] };
const toneS = 0.32;
const loudness = 0.2;

let audio: AudioContext | undefined;

/** Nothing where the browser lets no page sound that was not touched. */
export function sound(kind: keyof typeof tones): void {
  audio ??= new AudioContext();
  const { destination, currentTime } = audio;
  void audio.resume().catch(() => undefined);
  tones[kind].forEach((hertz, at) => {
    const [tone, volume] = [audio!.createOscillator(), audio!.createGain()];
    const [begins, ends] = [currentTime + at * toneS, currentTime + (at + 1) * toneS];
    tone.frequency.value = hertz;
    // Without a click at either end.
    volume.gain.setValueAtTime(0, begins);
    volume.gain.linearRampToValueAtTime(loudness, begins + 0.02);
    volume.gain.setValueAtTime(loudness, ends - 0.06);
    volume.gain.linearRampToValueAtTime(0, ends);
    tone.connect(volume).connect(destination);
    tone.start(begins);
    tone.stop(ends);
  });
}

const mayNotify = () => "Notification" in window && Notification.permission === "granted";

/** Asks the browser whether notices may be shown outside of the page; where they may not, there is the sound. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return mayNotify();
}

/** `tag`: a later notice of the same takes its place. */
export function notify(
  title: string,
  { body, tag, onClick }: { body: string; tag: string; onClick: () => void },
): void {
  if (!mayNotify()) return;
  try {
    const shown = new Notification(title, { body, tag, requireInteraction: true });
    shown.addEventListener("click", () => {
      window.focus();
      onClick();
      shown.close();
    });
  } catch {
    // Telephones show notices only of a service worker: there is the sound.
  }
}
