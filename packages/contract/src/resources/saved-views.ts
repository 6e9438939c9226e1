// Views of a screen that people keep: its filters, sort, columns and map position under a name, alone or with their roles.
import { z } from "zod";
import { plainNouns } from "../nouns.ts";
import { requiredText } from "../values/plain-text.ts";
import { Id, patchOf, recordFields } from "../record.ts";

const mostParameters = 40;
const longestParameter = 2000;
const mostRoles = 20;

/** The active place stays whoever's opens the view: everybody sees it in the own places. */
const notPartOfAView = ["place", "tab"];

/** What is open besides the list, and how far it was turned: left behind when a view is opened, and never kept. */
export const openedBeside = [
  ..."record document company institution person subscriber edit selected page after import".split(" "),
  ...plainNouns.map(({ screen }) => screen.key),
];

/** The part of an address that a view keeps. */
export const keptOf = (search: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined || notPartOfAView.includes(name) || openedBeside.includes(name) ? [] : [[name, value]],
    ),
  );

export const SavedViewDraft = z.object({
  /** The path of the screen, such as `records/risk`. */
  screen: z
    .string()
    .regex(/^[a-zA-Z]+(?:\/[a-zA-Z]+)?$/)
    .max(60),
  name: requiredText(80),
  search: z
    .record(z.string().max(40), z.string().max(longestParameter))
    .refine((search) => Object.keys(search).length <= mostParameters, {
      params: { code: "list_big", maximum: mostParameters },
    })
    .transform(keptOf),
  /** Keys of roles that one holds: whoever holds one of them in the view's place, above or below it, is offered the view. */
  role_keys: z.array(z.string().max(60)).max(mostRoles).default([]),
  /** The place that an offered view belongs to: one where one holds the roles; null is everywhere. */
  company_id: Id.nullable().default(null),
  /** Opens when the screen is entered without filters. */
  is_default: z.boolean().default(false),
});
export type SavedViewDraft = z.infer<typeof SavedViewDraft>;

export const SavedViewPatch = patchOf(SavedViewDraft.omit({ screen: true }));
export type SavedViewPatch = z.infer<typeof SavedViewPatch>;

export const SavedView = z.object({
  ...recordFields,
  screen: z.string(),
  name: z.string(),
  search: z.record(z.string(), z.string()),
  role_keys: z.array(z.string()),
  company_id: Id.nullable(),
  is_default: z.boolean(),
  /** Only one's own can be changed. */
  is_own: z.boolean(),
  owner: z.string(),
});
export type SavedView = z.infer<typeof SavedView>;

export const SavedViewQuery = z.object({ screen: SavedViewDraft.shape.screen });
export const SavedViewList = z.object({ data: z.array(SavedView) });

export const savedViews = {
  path: "saved-views",
  draft: SavedViewDraft,
  patch: SavedViewPatch,
  detail: SavedView,
  query: SavedViewQuery,
  row: SavedView,
};
