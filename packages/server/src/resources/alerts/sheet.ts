// An alert on one sheet of paper, for the board of the town hall and the radio: its last message, or the draft as it stands.
import type { AlertMessage } from "@atalaya/contract/resources/alerts/answers.ts";
import { say, type Language, type Parameters } from "@atalaya/contract/text.ts";
import { publicAlertWords } from "@atalaya/contract/words/alerts/public.ts";
import { alertSheetWords } from "@atalaya/contract/words/alerts/sheet.ts";
import { alertTextWords } from "@atalaya/contract/words/alerts/texts.ts";
import type { Paper } from "../../platform/papers/pdf.ts";
import type { Said } from "./cap-message.ts";
import type { AlertPlace } from "./queries.ts";

/** `message`: the last one that was sent; null of a draft. `address`: where everybody reads it; null where nobody does. */
type Of = {
  said: Said;
  place: Pick<AlertPlace, "name" | "timezone">;
  message: AlertMessage | null;
  address: string | null;
  language: Language;
};

const words = { ...publicAlertWords, ...alertSheetWords, ...alertTextWords };
type Content = Paper["content"];
type Wording = {
  t: (key: keyof typeof words, parameters?: Parameters) => string;
  at: (instant: string) => string;
};

const grey = "#5A6672";
const isColor = /^#[0-9A-Fa-f]{6}$/;

/** Said first and last of an exercise; nobody takes a sheet of it for a warning. */
const band = (text: string, fillColor: string): Content[number] => ({
  layout: "noBorders",
  margin: [0, 0, 0, 8],
  table: {
    widths: ["*"],
    body: [
      [{ text, bold: true, fontSize: 13, alignment: "center", color: "#FFFFFF", fillColor, margin: [0, 4, 0, 4] }],
    ],
  },
});

/** The level in its colour, its name beside it: half of all sheets are printed in grey. */
const levelLine = (color: string | null, text: string): Content[number] => ({
  layout: "noBorders",
  table: {
    widths: [10, "*"],
    body: [
      [
        { text: "", fillColor: color && isColor.test(color) ? color : "#888888" },
        { text, bold: true, fontSize: 14, margin: [4, 2, 0, 2] },
      ],
    ],
  },
});

function bandsOf({ said, message }: Of, { t }: Wording): Content {
  if (said.kind === "exercise") return [band(t("alert_text_band_long"), "#6A1B9A")];
  if (message === null) return [band(t("sheet_draft"), grey)];
  return message.message_type === "Cancel" ? [band(t("sheet_over"), grey)] : [];
}

function textsOf({ said, language }: Of, { t }: Wording): Content {
  const { headline, instruction, description } = said.told[language];
  const part = (title: "what_to_do" | "what_happens", text: string | null, fontSize: number): Content =>
    text
      ? [
          { text: t(title), style: "heading" },
          { text, fontSize },
        ]
      : [];
  return [
    { text: headline, style: "title", margin: [0, 8, 0, 4] },
    ...part("what_to_do", instruction, 13),
    ...part("what_happens", description, 10),
  ];
}

function peopleOf(message: AlertMessage, { t }: Wording): string {
  const [drafted, issued] = [message.drafted_by ?? "—", message.issued_by ?? "—"];
  return message.emergency_reason === null
    ? t("sheet_by", { drafted, issued })
    : t("sheet_alone", { issued, reason: message.emergency_reason });
}

function factsOf({ said, place, message, address }: Of, wording: Wording): Content {
  const { t, at } = wording;
  const facts: [string, string | null][] = [
    [t("where"), said.area_description ?? place.name],
    [t("sent"), message && at(message.sent_at)],
    [t("until"), said.expires_at && message?.message_type !== "Cancel" ? at(said.expires_at) : null],
    [t("issued_by"), said.declared_by ?? place.name],
    [t("sheet_people"), message && peopleOf(message, wording)],
    [t("source"), said.technical_source],
    [t("contact"), said.contact],
    [t("more"), said.web],
    [t("sheet_identifier"), message && message.identifier],
    // In groups, as people compare it; and no word of a paper is that long.
    [t("sheet_seal"), message && message.sha256.match(/.{8}/g)!.join(" ")],
    [t("sheet_public"), address],
  ];
  const rows = facts.flatMap(([label, value]) => (value ? [[{ text: label, color: grey }, value]] : []));
  return [{ layout: "lightHorizontalLines", margin: [0, 14, 0, 8], table: { widths: [120, "*"], body: rows } }];
}

/** The sheet in one language; texts that were written in Spanish alone stay Spanish. */
export function sheetOf(of: Of): Paper {
  const { said, place, language } = of;
  const format = new Intl.DateTimeFormat(language === "es" ? "es-CL" : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    hour12: false,
    timeZone: place.timezone,
  });
  const wording: Wording = {
    t: (key, parameters = {}) => say(words[key], language, parameters),
    at: (instant) => format.format(new Date(instant)),
  };
  const { level, hazard, headline } = said.told[language];
  const bands = bandsOf(of, wording);
  const content: Content = [
    ...bands,
    levelLine(said.level_color, `${level} · ${hazard}`),
    ...textsOf(of, wording),
    ...factsOf(of, wording),
    ...(said.kind === "exercise" ? bands : []),
  ];
  return { title: headline, content };
}
