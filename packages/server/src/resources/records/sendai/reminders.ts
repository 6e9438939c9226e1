// Reminding municipalities that have told nothing of a year: it waits for whoever may answer, and their own people get a letter, where mail is
// set up.
import { sql } from "kysely";
import { say, type Language } from "@atalaya/contract/text.ts";
import { reminderLetterWords } from "@atalaya/contract/words/emergency/reminder-letter.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Services } from "../../../platform/http/app-kit.ts";
import { framed, type Letter } from "../../../platform/people/letters.ts";

/** Somebody of these municipalities who may change their disasters. */
type Reader = { name: string; email: string; locale: Language; places: string[] };

/** Those who hold the permission in a municipality itself: who holds it above has others to ask. */
async function readersOf(db: Db, company_ids: readonly number[]): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select u.name, u.email, u.locale, array_agg(distinct c.reason_social order by c.reason_social) as places
    from role_assignments a join roles r on r.id = a.role_id join users u on u.id = a.user_id join companies c on c.id = a.company_id
    where a.company_id = any(${company_ids}::bigint[]) and u.is_active and 'records.risk.update' = any(r.permissions)
    group by u.id`.execute(db);
  return rows;
}

type Asked = { year: number; by: string; address: string };

function reminderLetter({ name, locale, places }: Reader, { year, by, address }: Asked): Letter {
  const word = (key: "subject" | "greeting" | "what" | "answer" | "link") =>
    say(reminderLetterWords[`reminder_${key}`], locale, { name, year, by, places: places.join(", ") });
  return {
    subject: word("subject"),
    ...framed(locale, [word("greeting"), word("what"), word("answer"), `${word("link")}\n${address}`]),
  };
}

/** One letter to each, after the answer; what fails is logged, and it still waits for them on the first screen. */
export function writeReminders(
  app: Services,
  company_ids: readonly number[],
  { year, by }: Omit<Asked, "address">,
): void {
  if (company_ids.length === 0) return;
  app.mail.later(async () => {
    if (!(await app.mail.isConfigured())) return;
    const address = await app.mail.addressOf(`/records/risk?sendai=year&reported=${year}`);
    for (const reader of await readersOf(app.db, company_ids))
      await app.mail.send(reader.email, reminderLetter(reader, { year, by, address }));
  });
}
