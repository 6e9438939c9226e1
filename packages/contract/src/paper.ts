// A document to be read: what a noun says of one of its things, in the reader's words. The screen shows it, the printer prints it, and
// what lays out a file can do so from the same model. It holds no look: what differs between them is a style and never a text.
import type { Geometry } from "./values/geometry.ts";

/** What a colour and an icon say beside a word; neutral without one. */
export type PaperStatus = "success" | "warning" | "error" | "info";

/** A state in a word: "Publicado". `icon` is a name of Font Awesome. */
export type PaperMark = { label: string; icon?: string; status?: PaperStatus };

/** `address` leads to a page of the web; `value` is shown. */
export type PaperFact = { label: string; value: string; address?: string };

/**
 * One point of a figure's course, `shown` as it is written. `day` is YYYY-MM-DD, or with an hour on the clock of its place
 * YYYY-MM-DDTHH:MM; or it is an instant.
 */
export type PaperPoint = { day: string; value: number; shown: string };

/** A figure with what makes it citable: its own day and its own source. */
export type PaperFigure = {
  label: string;
  /** As it is written, with its sign: "≈ 7.000". */
  value: string;
  unit: string | null;
  qualifier: PaperMark | null;
  /** The day, with the hour where one is told, as it is written. */
  as_of: string;
  source: string | null;
  /** Oldest first; fewer than two have no course. */
  course: readonly PaperPoint[];
};

/** Another thing of the console: `label` says what it is to this one ("Deroga"), `address` is a path of the console. */
export type PaperLink = { label: string; text: string; detail?: string | null; address: string };

/** `before`: what stood in the paper before this one, as it was written; null where nothing did. */
export type PaperMarked = { value: string; before: string | null; is_changed: boolean };

/** One question of a form with its answer; `detail` says from when and from whom it is. */
export type PaperCell = PaperMarked & { label: string; detail: string | null };

/**
 * One event of a chain, with those that it set off. `address`: a path of the console; null for the one that the paper is of. `note` says what
 * it is to that one.
 */
export type PaperCause = {
  picture: Paper["picture"];
  text: string;
  detail: string;
  address: string | null;
  note: string | null;
  effects: readonly PaperCause[];
};

export type PaperBlock =
  | { kind: "facts"; facts: readonly PaperFact[] }
  /** Plain text; its line breaks are kept. */
  | { kind: "text"; text: string }
  /** HTML that the server cleaned. */
  | { kind: "rich_text"; html: string }
  | { kind: "list"; is_numbered: boolean; items: readonly string[] }
  | { kind: "note"; status: PaperStatus; icon: string; text: string }
  /** The most telling ones, large and with their course. */
  | { kind: "headline"; figures: readonly PaperFigure[] }
  /** All of them, a line each. */
  | { kind: "figures"; figures: readonly PaperFigure[] }
  /**
   * `numeric`: positions of the columns that hold numbers. `addresses`: paths of the console that the first cells of the rows lead to.
   * `is_folding`: in a narrow column every row stands by itself, with the head of each cell above it.
   */
  | {
      kind: "table";
      label: string;
      columns: readonly string[];
      numeric: readonly number[];
      rows: readonly (readonly string[])[];
      addresses?: readonly (string | null)[];
      is_folding?: boolean;
    }
  /** Cells of a form, a row of them each. */
  | { kind: "cells"; rows: readonly (readonly PaperCell[])[] }
  /** Smaller ones, one after another in running text. */
  | { kind: "line"; cells: readonly PaperCell[] }
  /** A table whose cells may be marked; `foot` stands below it, over its whole width. */
  | {
      kind: "form_table";
      label: string;
      columns: readonly string[];
      numeric: readonly number[];
      rows: readonly (readonly PaperMarked[])[];
      foot?: PaperCell;
    }
  /** What happened at which hour; `note` says what does not stand here. */
  | {
      kind: "entries";
      label: string;
      /** Said above them where the title of the section does not say it. */
      title?: string;
      entries: readonly { at: string; text: string; is_changed: boolean }[];
      note?: string;
    }
  | { kind: "links"; links: readonly PaperLink[] }
  /** From what began each chain to what followed. */
  | { kind: "chain"; label: string; causes: readonly PaperCause[] }
  /** `address` shows the picture small, `original` as it is. */
  | { kind: "pictures"; pictures: readonly { address: string; original: string; name: string; caption: string }[] }
  /** On a small map, in its colour. */
  | { kind: "shape"; label: string; geometry: Geometry; color: string; caption: string };

/** `side`: stands beside the rest where there is room for two columns, and below it elsewhere. */
export type PaperSection = { title: string; note?: string; is_side?: boolean; blocks: readonly PaperBlock[] };

export type Paper = {
  title: string;
  /** What the thing is and where it stands: "Incendio forestal · Región de Valparaíso". */
  lead: string;
  /** Code and version. */
  reference: string;
  /** Its icon on a disc of its colour, `#RRGGBB`. */
  picture: { icon: string; color: string } | null;
  marks: readonly PaperMark[];
  sections: readonly PaperSection[];
};

/**
 * A form that is sent to somebody: a paper with who sends it above, and below who answers for it and its seal. `head`: the organisation;
 * `facts`: number, cut-off, to be read at a glance; `is_draft`: it says across that it was not sent. `legend` explains the marks.
 */
export type FormPaper = Paper & {
  head: string;
  facts: readonly string[];
  is_draft: boolean;
  signed: readonly PaperFact[];
  seal: { label: string; at: string; sha256: string } | null;
  legend: string | null;
};

/** A section with something in it; blocks that are left out are `null`. */
export const paperSection = (
  title: string,
  blocks: readonly (PaperBlock | null | false | "")[],
  more: Pick<PaperSection, "note" | "is_side"> = {},
): PaperSection | null => {
  const told = blocks.filter((block): block is PaperBlock => Boolean(block) && !isEmpty(block as PaperBlock));
  return told.length > 0 ? { title, ...more, blocks: told } : null;
};

function isEmpty(block: PaperBlock): boolean {
  if (block.kind === "facts") return block.facts.length === 0;
  if (block.kind === "text") return block.text.trim() === "";
  if (block.kind === "rich_text") return block.html.trim() === "";
  if (block.kind === "list") return block.items.length === 0;
  if (block.kind === "headline" || block.kind === "figures") return block.figures.length === 0;
  if (block.kind === "table") return block.rows.length === 0;
  if (block.kind === "links") return block.links.length === 0;
  if (block.kind === "chain") return block.causes.length === 0;
  if (block.kind === "cells" || block.kind === "form_table") return block.rows.length === 0;
  if (block.kind === "line") return block.cells.length === 0;
  if (block.kind === "entries") return block.entries.length === 0 && !block.note;
  return block.kind === "pictures" && block.pictures.length === 0;
}

/** Facts of which something is known, in their order. */
export const factsOf = (
  facts: readonly (readonly [label: string, value: string | null | undefined | false])[],
): PaperBlock => ({
  kind: "facts",
  facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
});
