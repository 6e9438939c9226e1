// Writes the cards of a load as drafts of records, and takes them back: in steps of about a second, each asked for anew, so that the database is
// everybody's between two sets, a step that was cut off is asked for again, and what was done stays done (docs/decisions/0072).
import type { FastifyRequest } from "fastify";
import { describeIssue, type FieldIssues, type IssueCode } from "@atalaya/contract/errors.ts";
import type { DesInventarProgress } from "@atalaya/contract/resources/records/desinventar.ts";
import { RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Services } from "../../../platform/http/app-kit.ts";
import type { Scope } from "../../../platform/scope.ts";
import { mapInTurns } from "../../../platform/turns/in-turns.ts";
import { insertRecords } from "../exchange/import-writing.ts";
import { findingsOn } from "../rules.ts";
import { cardOfRecord } from "./card-of-record.ts";
import { draftOfCard } from "./draft-of-card.ts";
import { trimmed } from "./facts.ts";
import type { Made } from "./kept-card.ts";
import { countProgress, type CardProblem } from "./load-queries.ts";
import {
  cardsKnown,
  codesTaken,
  definitionsOf,
  holdLoad,
  putFindings,
  putOutcomes,
  takeBack,
  targetPlaces,
  waitingCards,
  type CodedRecord,
  type KnownDefinition,
  type Outcome,
  type TargetPlace,
  type WaitingCard,
} from "./write-queries.ts";

/** Milliseconds after which a step answers how far it came. */
const longest = 1000;
/** Cards of one transaction. */
const atOnce = 250;
/** A code of a record has no more letters than this. */
const longestCode = 40;

type Met = { definitions: ReadonlyMap<number, KnownDefinition>; places: ReadonlyMap<number, TargetPlace> };
type Checked =
  { card: WaitingCard; draft: RecordDraft; currency: string | null } | { card: WaitingCard; problem: CardProblem };

const refused = (card: WaitingCard, field: string | null, code: IssueCode, parameters = {}): Checked => ({
  card,
  problem: { field, code, parameters },
});
/** A figure is called by what it counts: its place among the others says nothing to whoever reads the card. */
function fieldOf(path: string, { figures = [] }: { figures?: readonly { metric: string }[] }): string {
  const [, at] = /^figures\.(\d+)\b/.exec(path) ?? [];
  const metric = at && figures[Number(at)]?.metric;
  return metric ? `figures.${metric}` : path;
}

const firstOf = (card: WaitingCard, draft: RecordDraft, findings: FieldIssues): Checked | null => {
  const [first] = Object.entries(findings);
  return first ? refused(card, fieldOf(first[0], draft), first[1].code, first[1].parameters) : null;
};

/** A card by the rules of a form; told is the first thing that is wrong with it. */
function checked(card: WaitingCard, scope: Scope, { definitions, places }: Met): Checked {
  const definition = card.variable_id === null ? undefined : definitions.get(card.variable_id);
  if (!definition) return refused(card, "variable_id", "di_event");
  const place = card.company_id === null ? undefined : places.get(card.company_id);
  if (!place) return refused(card, "company_id", "di_place");
  if (scope.company_ids && !scope.company_ids.includes(place.id)) return refused(card, "company_id", "outside");
  const { id: variable_id, name_es: hazard, geometry_type } = definition;
  const { id: company_id, name, currency, timezone } = place;
  const cells = { row: trimmed(card.row), extension: trimmed(card.extension) };
  const read = draftOfCard(cells, { company_id, place: name, currency, variable_id, hazard, geometry_type });
  if ("problem" in read) return refused(card, read.field, read.problem.code, read.problem.parameters);
  const result = RecordDraft.safeParse(read.draft, { reportInput: true });
  if (!result.success) {
    const issue = result.error.issues[0]!;
    const { code, parameters } = describeIssue(issue);
    return refused(card, fieldOf(issue.path.join("."), read.draft), code, parameters);
  }
  const is_available = definition.company_id === null || place.path.includes(definition.company_id);
  const findings = findingsOn(result.data, { ...definition, is_available, timezone });
  return firstOf(card, result.data, findings) ?? { card, draft: result.data, currency };
}

const serialOf = ({ card }: { card: WaitingCard }): string | undefined => {
  const serial = card.row["serial"]?.trim();
  return serial && serial.length <= longestCode ? serial : undefined;
};

/**
 * Serials are codes of their place where they are free there: the first card of one has it, and those behind it get one of ours. What is in the
 * books already is told by its record: the same card, the record that a card of ours came from, or one of that serial for the same disaster.
 */
async function withCodes(tx: Tx, scope: Scope, load_id: number, cards: readonly Checked[]): Promise<Checked[]> {
  const good = cards.flatMap((it) => ("draft" in it ? it : []));
  const known = await cardsKnown(
    tx,
    scope,
    load_id,
    good.map(({ card }) => card),
  );
  const coded = good.flatMap((it) => {
    const code = serialOf(it);
    return code === undefined ? [] : { index: it.card.index, company_id: it.draft.company_id, code };
  });
  const judged = await codesTaken(tx, load_id, coded);
  const codes = new Map(coded.map(({ index, code }, at) => [index, { code, ...judged[at]! }]));
  /** Codes of this set, as "place code". */
  const given = new Map<string, CodedRecord>();
  return cards.map((it): Checked => {
    if (!("draft" in it)) return it;
    const { card, draft } = it;
    const record = known.get(card.index);
    if (record !== undefined) return refused(card, null, "di_known", { code: record });
    const serial = codes.get(card.index);
    if (serial === undefined) return it;
    const { code, folded, there } = serial;
    const key = `${draft.company_id} ${folded}`;
    const meets = there ?? given.get(key);
    const isSame = meets?.variable_id === draft.variable_id && meets.observed_on === draft.observed_on;
    if (meets?.is_other && isSame) return refused(card, "code", "di_known", { code });
    if (meets) return it;
    given.set(key, { is_other: false, variable_id: draft.variable_id, observed_on: draft.observed_on });
    return { ...it, draft: { ...draft, code } };
  });
}

const sixDecimals = (degrees: number) => Number(degrees.toFixed(6));

/** What the record is as a card, now that it says what this one said. */
function madeOf({ draft, currency }: Extract<Checked, { draft: RecordDraft }>): Made {
  const { company_id, variable_id, geometry } = draft;
  const anchor: [number, number] | null =
    geometry?.type === "Point" ? [sixDecimals(geometry.coordinates[0]), sixDecimals(geometry.coordinates[1])] : null;
  const names = { event: "", levels: [], below: [], currency };
  const { row, extension } = cardOfRecord({ ...draft, anchor, status: "draft" }, names);
  return { company_id, variable_id, row, extension };
}

/** Cards as they would be written. */
async function looked(tx: Tx, scope: Scope, load_id: number, cards: readonly WaitingCard[]): Promise<Checked[]> {
  const met = {
    definitions: await definitionsOf(tx, [...new Set(cards.flatMap(({ variable_id }) => variable_id ?? []))]),
    places: await targetPlaces(tx, [...new Set(cards.flatMap(({ company_id }) => company_id ?? []))]),
  };
  return withCodes(tx, scope, load_id, await mapInTurns(cards, (card) => checked(card, scope, met)));
}

/** Looks at the next cards that nobody looked at; answers how many it went through. */
async function examineSome(tx: Tx, scope: Scope, load_id: number, most: number): Promise<number> {
  await holdLoad(tx, load_id);
  const cards = await waitingCards(tx, load_id, most, true);
  if (cards.length === 0) return 0;
  const done = await looked(tx, scope, load_id, cards);
  const findings = done.map((it) => ({ index: it.card.index, problem: "draft" in it ? null : it.problem }));
  await putFindings(tx, load_id, findings);
  return cards.length;
}

/** Writes the next cards that wait; answers how many it went through. */
async function writeSome(tx: Tx, scope: Scope, load_id: number, most: number): Promise<number> {
  await holdLoad(tx, load_id);
  const cards = await waitingCards(tx, load_id, most);
  if (cards.length === 0) return 0;
  const done = await looked(tx, scope, load_id, cards);
  const good = done.flatMap((it) => ("draft" in it ? it : []));
  const ids = await insertRecords(
    tx,
    scope,
    "risk",
    good.map(({ draft }) => draft),
  );
  const idOf = new Map(good.map(({ card }, at) => [card.index, ids[at]!]));
  const outcomes = await mapInTurns(done, (it): Outcome => {
    const { index } = it.card;
    return "draft" in it
      ? { index, record_id: idOf.get(index)!, made: madeOf(it), problem: null }
      : { index, problem: it.problem };
  });
  await putOutcomes(tx, load_id, outcomes);
  return cards.length;
}

async function undoSome(tx: Tx, scope: Scope, load_id: number, most: number): Promise<number> {
  await holdLoad(tx, load_id);
  return takeBack(tx, scope, load_id, most);
}

export const steps = { examination: examineSome, writing: writeSome, undoing: undoSome };

/** What the database calls data that it cannot take: its classes 22 and 23. */
const isOfData = (error: unknown) => /^2[23]/.test(String((error as { code?: unknown }).code));

/** Refuses the card that the database does not take for a reason that no rule of ours knows. */
async function refuseNext(tx: Tx, load_id: number): Promise<void> {
  await holdLoad(tx, load_id);
  const problem: CardProblem = { field: null, code: "invalid", parameters: {} };
  await putOutcomes(
    tx,
    load_id,
    (await waitingCards(tx, load_id, 1)).map(({ index }) => ({ index, problem })),
  );
}

export async function step(
  { db, writeLong }: Services,
  { actor, scope }: FastifyRequest,
  load_id: number,
  name: keyof typeof steps,
): Promise<DesInventarProgress> {
  const until = performance.now() + longest;
  /** Cards that go in one by one: among these is one that keeps the others out. */
  let alone = 0;
  do {
    const most = alone > 0 ? 1 : atOnce;
    alone = Math.max(0, alone - 1);
    try {
      if ((await writeLong(actor, (tx) => steps[name](tx, scope, load_id, most))) === 0) break;
    } catch (error) {
      if (!isOfData(error) || name !== "writing") throw error;
      if (most > 1) alone = atOnce;
      else await writeLong(actor, (tx) => refuseNext(tx, load_id));
    }
  } while (performance.now() < until);
  return countProgress(db, load_id, name);
}
