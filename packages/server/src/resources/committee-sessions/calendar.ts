// A session as a calendar file (RFC 5545): escaped, folded at 75 octets, lines ended by CRLF. Pure.
import type { Session } from "@atalaya/contract/resources/committee-sessions.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { words } from "@atalaya/contract/words.ts";

const longestLine = 75;
const hour = 3_600_000;

/** Backslash, semicolon and comma mean something in a value; a line break is written as \n. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** Continued with a space on the next line, never in the middle of a letter. */
function folded(line: string): string {
  const lines: string[] = [];
  let present = "";
  for (const letter of line) {
    if (Buffer.byteLength(present + letter) > longestLine) {
      lines.push(present);
      present = " ";
    }
    present += letter;
  }
  return [...lines, present].join("\r\n");
}

/** 2026-11-24T13:00:00Z becomes 20261124T130000Z. */
const instant = (at: string | number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, "");

type Called = { session: Session; committee: { name: string }; language: Language };

/** "Comité Comunal: Sesión ordinaria 3/2026". */
export const titleOf = ({ session: { kind, number, year }, committee, language }: Called): string =>
  `${committee.name}: ${say(words[`session_kind.${kind}`]!, language)} ${number}/${year}`;

/** Without an end it lasts an hour. An annulled session takes itself out of the calendar. */
export function calendarOf(called: Called): string {
  const { session, language } = called;
  const title = titleOf(called);
  const agendaTitle = say(words["label.committee_sessions.agenda"]!, language);
  const { starts_at, ends_at, place, agenda } = session;
  const description = agenda.length > 0 ? [agendaTitle, ...agenda.map((item, index) => `${index + 1}. ${item}`)] : [];
  const isOff = session.status === "annulled";
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Atalaya//DRM committee//ES",
    "CALSCALE:GREGORIAN",
    `METHOD:${isOff ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:committee-session-${session.id}@atalaya`,
    `SEQUENCE:${session.version}`,
    `DTSTAMP:${instant(session.updated_at)}`,
    `DTSTART:${instant(starts_at)}`,
    `DTEND:${instant(ends_at ?? Date.parse(starts_at) + hour)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(description.length > 0 ? [`DESCRIPTION:${escaped(description.join("\n"))}`] : []),
    `STATUS:${isOff ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
