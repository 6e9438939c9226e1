// Subscribers of the demo, visibly fictitious. Nothing is sent to them: no mail server is set, and nobody can be reached under `.test`.
import { system, type Database } from "../platform/database/database.ts";
import { insertSubscription } from "../resources/alerts/subscribers/queries.ts";
import { newSecret } from "../resources/alerts/subscribers/secrets.ts";

type Shown = {
  /** Code of the place. */
  place: string;
  channel: "email" | "webhook" | "sms";
  address: string;
  label: string;
  levels?: string[];
  wants_exercises?: boolean;
  state?: "pending" | "active";
};

const shown: Shown[] = [
  {
    place: "05101",
    channel: "email",
    address: "junta.placilla@ejemplo.test",
    label: "Junta de vecinos ficticia (demo)",
  },
  {
    place: "05101",
    channel: "email",
    address: "escuela@ejemplo.test",
    label: "Escuela ficticia (demo)",
    levels: ["roja"],
    wants_exercises: true,
  },
  {
    place: "05109",
    channel: "email",
    address: "caleta@ejemplo.test",
    label: "Caleta ficticia (demo)",
    state: "pending",
  },
  { place: "05101", channel: "sms", address: "+56900000001", label: "Guardia ficticia (demo)", state: "pending" },
  {
    place: "05101",
    channel: "webhook",
    address: "https://radio.ejemplo.test/alertas",
    label: "Radio ficticia (demo)",
    state: "pending",
  },
];

const agreed = "Quiero recibir en esta dirección las alertas del lugar elegido (texto ficticio de la demostración).";

export async function insertSubscribers({ write }: Pick<Database, "write">): Promise<void> {
  await write(system, async (tx) => {
    for (const { place, state = "active", levels = [], wants_exercises = false, ...rest } of shown) {
      const found = tx.selectFrom("companies").select("id").where("territorial_code", "=", place);
      const { id: company_id } = await found.executeTakeFirstOrThrow();
      const choice = {
        company_ids: [],
        levels,
        variable_ids: [],
        hip_codes: [],
        wants_exercises,
        // Alerts of the demo are for nobody else.
        sees_restricted: true,
      };
      const consent = state === "active" && { consent_text: agreed };
      await insertSubscription(tx, {
        ...rest,
        ...choice,
        ...consent,
        company_id,
        state,
        language: "es",
        secret: newSecret(),
      });
    }
  });
}
