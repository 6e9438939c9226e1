// Alerts as tests need them: people who draft and people who issue, and a draft that may be sent as it is.
import { aCountry, aVariableDraft } from "./factories.ts";
import type { Caller, TestApp } from "./test-app.ts";

const hour = 3_600_000;
export const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

/** A municipality with an officer who drafts, two who issue, and one of the region above who issues there. */
export async function anAlertCentre(app: TestApp) {
  const country = await aCountry(app);
  const { chief, valparaiso, region } = country;
  const type = await chief.post(
    "/variables/alertMap",
    aVariableDraft({ name_es: "Incendio forestal", name_en: "Wildfire", kind: "alert_type", value_type: "none" }),
  );
  const draft = (changes: object = {}) => ({
    company_id: valparaiso,
    variable_id: type.body.id as number,
    hip_code: "EN0205",
    level: "roja",
    headline_es: "Evacuar el sector Placilla por incendio forestal",
    instruction_es: "Salga ahora por la ruta 68 hacia el oriente.",
    all_clear_es: "El incendio está controlado: puede volver a su casa.",
    expires_at: inHours(12),
    area_description: "Sector Placilla",
    area_circle: { centre: [-71.57, -33.11], radius_km: 2 },
    ...changes,
  });
  const made = async (changes: object = {}, by: Caller = country.officer) => {
    const answer = await by.post("/alerts", draft(changes));
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };
  const act = (by: Caller, id: number, act: string, version: number, body: object = {}) =>
    by.post(`/alerts/${id}/${act}`, { version, ...body });
  const [issuer, second] = [await app.as("alert_issuer", [valparaiso]), await app.as("alert_issuer", [valparaiso])];
  /** Drafted and asked for by the officer, sent by the first who issues. */
  const issued = async (changes: object = {}) => {
    const { id } = await made(changes);
    const asked = await act(country.officer, id, "submission", 1);
    const sent = await act(issuer, id, "approval", asked.body.version);
    if (sent.status !== 200) throw new Error(JSON.stringify([asked.body, sent.body]));
    return sent.body;
  };
  const above = await app.as("alert_issuer", [region]);
  return { ...country, type: type.body.id as number, draft, made, act, issued, issuer, second, above };
}
