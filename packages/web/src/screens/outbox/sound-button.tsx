// Records sound with the device's microphone, in a form that the server takes; not there where the browser records none of these.
import { useEffect, useRef, useState } from "react";
import ButtonBase from "@mui/material/ButtonBase";
import { raise } from "../../api/events.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

/** What browsers record, and the ending by which the server knows it. */
const forms = [
  { type: "audio/mp4", ending: "m4a" },
  { type: "audio/ogg", ending: "ogg" },
  { type: "audio/webm", ending: "weba" },
];

const formHere = () =>
  typeof MediaRecorder === "undefined" || !("mediaDevices" in navigator)
    ? undefined
    : forms.find(({ type }) => MediaRecorder.isTypeSupported(type));

/** A voice is understood at this rate, and five minutes of it fit through a slow line. In bits a second. */
const voice = 24_000;
const longestSeconds = 300;

type SoundButtonProps = { size: number; onRecorded: (file: File) => void };

export function SoundButton({ size, onRecorded }: SoundButtonProps) {
  const t = useWords();
  const [form] = useState(formHere);
  const recorder = useRef<MediaRecorder | null>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  const isRecording = seconds !== null;
  useEffect(() => () => recorder.current?.stop(), []);
  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(() => setSeconds((so_far) => (so_far ?? 0) + 1), 1000);
    return () => clearInterval(timer);
  }, [isRecording]);
  useEffect(() => {
    if (seconds !== null && seconds >= longestSeconds) recorder.current?.stop();
  }, [seconds]);
  if (!form) return null;

  const begin = async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const parts: Blob[] = [];
      const running = new MediaRecorder(stream, { mimeType: form.type, audioBitsPerSecond: voice });
      running.ondataavailable = ({ data }) => void parts.push(data);
      running.onstop = () => {
        for (const track of stream.getTracks()) track.stop();
        recorder.current = null;
        setSeconds(null);
        const hour = new Date().toTimeString().slice(0, 8).replaceAll(":", "");
        if (parts.some((part) => part.size > 0))
          onRecorded(
            new File(parts, `${t("log_sound_name").toLowerCase()}-${hour}.${form.ending}`, { type: form.type }),
          );
      };
      recorder.current = running;
      running.start();
      setSeconds(0);
    } catch {
      raise("SET_MESSAGE", { message: t("log_sound_failed"), type: "error" });
    }
  };
  return (
    <ButtonBase
      aria-pressed={isRecording}
      onClick={() => (isRecording ? recorder.current?.stop() : void begin())}
      sx={(theme) => ({
        flexDirection: "column",
        gap: "4px",
        width: size,
        height: size,
        fontSize: 12,
        lineHeight: 1.2,
        textAlign: "center",
        color: isRecording ? theme.vars.palette.error.main : "text.secondary",
        border: `1px ${isRecording ? "solid" : "dashed"} ${isRecording ? theme.vars.palette.error.main : theme.vars.palette.borderStrong}`,
        borderRadius: "8px",
      })}
    >
      <Icon name={isRecording ? "stop" : "microphone"} size={20} />
      {isRecording ? t("log_sound_stop", { seconds }) : t("log_sound")}
    </ButtonBase>
  );
}
