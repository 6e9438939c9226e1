// The place that a list was asked for, as its sheet says it: by its name, not by our number for it.
import { say, type Language } from "@atalaya/contract/text.ts";
import { words } from "@atalaya/contract/words.ts";
import type { Db } from "../database/database.ts";

/** Nothing where the list was not narrowed down to a place, nor widened to all. */
export async function placeAsked(
  db: Db,
  { place }: { place?: unknown },
  language: Language,
): Promise<[name: string, value: string][]> {
  if (place === undefined) return [];
  const asked =
    typeof place === "number"
      ? await db.selectFrom("companies").select("reason_social").where("id", "=", place).executeTakeFirst()
      : undefined;
  return [
    [
      say(words["label.records.company_id"]!, language),
      asked?.reason_social ?? say(words["account_everywhere"]!, language),
    ],
  ];
}
