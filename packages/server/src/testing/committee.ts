// A committee of Valparaíso with a chair, two titulars, the alternate of the chair and a guest, and the sessions that tests call.
import { aPersonDraft, type aCountry } from "./factories.ts";

type Country = Awaited<ReturnType<typeof aCountry>>;

/** Of the chair and the first titular; the others have none. */
export const memberEmails = ["presidencia@demo.test", "titular@demo.test"];

export async function aCommittee({ officer, valparaiso: company_id }: Country) {
  const document = { kind: "mayoral_decree", number: "s/n", title_es: "Acto", issuing_body: "Alcaldía" };
  const dated = { level: "communal", issued_on: "2023-03-01", status: "in_force" };
  const act = await officer.post("/legal-documents", { company_id, ...document, ...dated });
  const ids: number[] = [];
  for (let index = 0; index < 5; index++) {
    const person = aPersonDraft({ company_id, email: memberEmails[index] ?? null });
    ids.push((await officer.post("/persons", person)).body.id);
  }
  const roles = ["chair", "titular", "titular", "alternate", "guest"];
  const members = ids.map((person_id, index) => ({
    person_id,
    role: roles[index],
    from_on: "2023-03-14",
    substitutes_person_id: roles[index] === "alternate" ? ids[0] : null,
  }));
  const { body } = await officer.post("/committees", {
    company_id,
    kind: "cogrid",
    level: "communal",
    name: "Comité Comunal Demo",
    constitution_document_id: act.body.id,
    constituted_on: "2023-03-14",
    members,
  });
  const committee_id: number = body.id;
  const [chair, second, third, alternate, guest] = body.members.map(({ id }: { id: number }) => id) as [
    number,
    number,
    number,
    number,
    number,
  ];
  /** An ordinary session on 26 November 2024 unless said otherwise. */
  const call = (changes: object = {}) =>
    officer.post("/committee-sessions", {
      committee_id,
      kind: "ordinary",
      mode: "mixed",
      starts_at: "2024-11-26T13:00:00Z",
      ...changes,
    });
  /** Minutes that can be approved. */
  const whole = () => ({ attendance: present(chair, second), minutes: "<p>Se revisaron los grifos.</p>" });
  return { committee_id, chair, second, third, alternate, guest, call, whole };
}

export const present = (...ids: number[]) => ids.map((member_id) => ({ member_id, presence: "present" }));

/** An instant in three days. */
export const soon = () => new Date(Date.now() + 3 * 86_400_000).toISOString();
