// Mistakes that must not compile: each line below an `@ts-expect-error` is one, and where it does compile the check of types fails.
import { committeeSessions } from "@atalaya/contract/resources/committee-sessions.ts";
import { institutions } from "@atalaya/contract/resources/institutions.ts";
import { persons } from "@atalaya/contract/resources/persons.ts";
import { properties, type Property } from "@atalaya/contract/resources/properties.ts";
import { defineResource } from "@atalaya/contract/record.ts";
import type { Translate } from "../ui/words.ts";
import { keysNamed, filtersNamed, pageOf } from "../screens/filters.ts";
import { linkTo, type UrlState } from "../api/addresses.ts";
import { rowsOf } from "../forms/rows/rows-of.tsx";
import { call } from "../api/call.ts";
import { request } from "../api/request.ts";
import { useAct, useAnswer, useCreate, useList, useRecord, useUpdate } from "../api/use-resource.ts";

/** @public Never called: it is only read by the compiler. */
export function Mistakes({ t, search }: { t: Translate; search: UrlState }) {
  // An answer read as another noun's.
  const { data } = useRecord(persons, 1);
  // @ts-expect-error
  const asAnother: Property | undefined = data;
  // @ts-expect-error
  const unknownField = data?.capacity;
  const { data: totals } = useAnswer(properties, "totals");
  // @ts-expect-error
  const notCounted = totals?.by_use;
  // @ts-expect-error
  useAnswer(properties, "sums");
  // @ts-expect-error
  useAct(properties, "approve");
  // @ts-expect-error
  useList(properties.labels, {});

  // A call that there is not, one without its id, and an answer that is said by the caller.
  // @ts-expect-error
  void call("GET users/:id/invitation", { id: 1 });
  // @ts-expect-error
  void call("POST users/:id/invitation", {});
  // @ts-expect-error
  void call("GET todo", {}).then(({ user }) => user);
  // @ts-expect-error
  const said: Promise<Property> = request("properties/1");

  // What is sent.
  // @ts-expect-error
  useCreate(properties).mutate({ name: "Escuela" });
  // @ts-expect-error
  useUpdate(properties).mutate({ id: 1, version: 1, nombre: "Escuela" });
  // @ts-expect-error
  useUpdate(properties).mutate({ id: 1, name: "Escuela" });

  // A filter or a sort that the noun does not have.
  // @ts-expect-error
  useList(institutions, { kindd: "ministry" });
  // @ts-expect-error
  useList(institutions, { sort: "capacity" });
  useList(institutions, { ...pageOf(institutions, search), kind: "ministry" });
  // @ts-expect-error
  filtersNamed(institutions, ["q", "capacity"]);

  // A text that does not exist.
  // @ts-expect-error
  t("menu.nope");
  // @ts-expect-error
  t("label.properties.colour");
  // @ts-expect-error
  t("no_such_text");

  // A place in an address that no screen has, and a link to a screen with a search that it does not know.
  // @ts-expect-error
  const misspelt = search.proprety;
  // @ts-expect-error
  keysNamed(["proprety"]);
  // @ts-expect-error
  linkTo("/legal", { property: 5 });
  // @ts-expect-error
  linkTo("/legals", {});

  // Rows of a form: a list that the noun does not have, a field that the row lacks, that has no label or is of another type.
  // @ts-expect-error
  rowsOf(committeeSessions, "agreement");
  const { text, day, number } = rowsOf(committeeSessions, "agreements");
  // @ts-expect-error
  text("due");
  // @ts-expect-error
  day("id");
  // @ts-expect-error
  number("due_on");

  // A noun that leaves the label of a field out.
  const { name: _, ...labels } = properties.labels;
  // @ts-expect-error
  const unlabelled = defineResource({ ...properties, labels });
  return [said, asAnother, unknownField, notCounted, misspelt, unlabelled];
}
