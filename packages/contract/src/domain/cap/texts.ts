// An alert as people get it on a telephone: a text message of one part, and a longer one for WhatsApp and the like.
import { fillIn, type Language } from "../../text.ts";
import { alertTextWords } from "../../words/alerts/texts.ts";
import { gsm7, septets } from "./gsm7.ts";

/** Texts in the language of the message. `level_name` in full ("Alerta roja"); `expires` a time of CAP, shown on its own clock. */
export type AlertText = {
  level_name: string;
  hazard_name: string;
  place: string;
  headline: string;
  description: string | null;
  instruction: string | null;
  expires: string | null;
  source: string | null;
  web: string | null;
  is_exercise: boolean;
  /** The danger has passed, or there never was any: what people were to do is not said again. */
  end: "over" | "mistake" | null;
};

/** One message of the telephone network. */
const most = 160;
const ellipsis = "...";

/** As many whole words as there is room for, with dots where some are missing; empty where not even one fits. */
function cutAtWords(text: string, room: number): string {
  if (septets(text) <= room) return text;
  let kept = "";
  for (const character of text) {
    if (septets(kept + character + ellipsis) > room) break;
    kept += character;
  }
  const words = kept.slice(0, Math.max(kept.search(/\s\S*$/), 0)).replace(/[\s.,;:(¿¡-]+$/, "");
  return words ? words + ellipsis : "";
}

/** How it is told that one has ended, shortly over it and in a sentence. */
const ends = {
  over: ["alert_text_over", "alert_text_over_long"],
  mistake: ["alert_text_void", "alert_text_void_long"],
} as const;

/** With what ends a sentence, so that the next can follow. */
const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The parts that there is room for, each after a blank; `whole` are not cut. */
function fitted(first: string, rest: { text: string; isWhole?: boolean }[]): string {
  let message = septets(first) <= most ? first : cutAtWords(first, most) || first.slice(0, most / 2);
  for (const { text, isWhole } of rest) {
    const room = most - septets(message) - 1;
    const part = isWhole ? text : cutAtWords(text, room);
    if (part && septets(part) <= room) message += ` ${part}`;
  }
  return message;
}

/** A longer name would take the room of what to do: it goes without what stands in brackets, or not at all. */
const longestHazard = 40;
const shortHazard = (name: string) =>
  [name, name.replace(/\s*\(.*\)$/, "")].find((text) => septets(gsm7(text)) <= longestHazard);

/**
 * At most 160 septets of GSM 03.38: level and hazard, the place, what to do (the headline where nothing is asked), then the address
 * of the page, whole or not at all. An exercise says so first.
 */
export function shortText(alert: AlertText, language: Language): string {
  const say = (key: keyof typeof alertTextWords, parameters = {}) => fillIn(alertTextWords[key][language], parameters);
  const name = [alert.level_name, shortHazard(alert.hazard_name)].filter(Boolean).join(", ");
  const what = alert.end ? say(ends[alert.end][0], { alert: name }) : name;
  const message = alert.end ? say(ends[alert.end][1]) : alert.instruction || alert.headline;
  const band = alert.is_exercise ? `${say("alert_text_band")}. ` : "";
  const opening = ended(gsm7(`${band}${what}: ${alert.place}`).replaceAll("\n", " "));
  return fitted(opening, [
    { text: gsm7(message).replaceAll("\n", " ") },
    ...(alert.web && gsm7(alert.web) === alert.web ? [{ text: alert.web, isWhole: true }] : []),
  ]);
}

/** `2026-03-14T09:30:00-03:00` as `14-03-2026 09:30` in Spanish, `2026-03-14 09:30` in English. */
function shownTime(time: string, language: Language): string {
  const [year, month, day] = time.slice(0, 10).split("-");
  const date = language === "es" ? `${day}-${month}-${year}` : `${year}-${month}-${day}`;
  return `${date} ${time.slice(11, 16)}`;
}

/** In paragraphs, for services that take long texts. An exercise says so first and last; one that is over does not say what to do. */
export function longText(alert: AlertText, language: Language): string {
  const say = (key: keyof typeof alertTextWords, parameters = {}) => fillIn(alertTextWords[key][language], parameters);
  const band = alert.is_exercise && say("alert_text_band_long");
  const name = `${alert.level_name}, ${alert.hazard_name}: ${alert.place}`;
  const end = alert.end && say(ends[alert.end][1]);
  const last = [
    !alert.end && alert.expires && say("alert_text_until", { time: shownTime(alert.expires, language) }),
    alert.source && say("alert_text_source", { source: alert.source }),
    alert.web && say("alert_text_web", { web: alert.web }),
  ];
  const paragraphs = [
    band,
    alert.end ? say(ends[alert.end][0], { alert: name }) : name,
    alert.headline,
    end,
    alert.description !== end && alert.description,
    !alert.end && alert.instruction,
    last.filter(Boolean).join("\n"),
    band,
  ];
  return paragraphs.filter(Boolean).join("\n\n");
}
