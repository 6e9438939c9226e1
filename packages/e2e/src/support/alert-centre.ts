// Alerts made over the calls, by whoever drafts, approves or issues them: what a test of the alert centre begins with.
import type { APIRequestContext } from "@playwright/test";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import type { Person } from "./people.ts";

type Row = { id: number; version: number; headline_es: string };
type Zone = { title: string; polygon: [lon: number, lat: number][] };

const hour = 3_600_000;
const code = "05101";

/** A zone that is kept ready, around Placilla. */
export const placilla: Zone = {
  title: "Sector Placilla de Peñuelas (demo)",
  polygon: [
    [-71.6, -33.09],
    [-71.55, -33.08],
    [-71.53, -33.11],
    [-71.57, -33.13],
    [-71.61, -33.12],
    [-71.6, -33.09],
  ],
};

/** What each person may call, as himself. */
export async function callerOf(request: APIRequestContext, person: Person) {
  const login = await request.post("/api/login", { data: { email: `${person}@demo.test`, password: demoPassword } });
  const { token } = (await login.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}`, "X-Requested-With": "XMLHttpRequest" };
  const send = async (method: "GET" | "POST" | "PUT", path: string, data?: object) => {
    const answer = await request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as Row & {
      data: { id: number; territorial_code?: string; geometry_type?: string; name_es?: string }[];
    };
  };
  return {
    get: (path: string) => send("GET", path),
    post: (path: string, data: object = {}) => send("POST", path, data),
    put: (path: string, data: object) => send("PUT", path, data),
  };
}

/** An officer who drafts, an administrator who issues, and what they name: the place, a type of alert. */
export async function alertCentre(request: APIRequestContext) {
  const [officer, issuer] = [await callerOf(request, "officer"), await callerOf(request, "admin")];
  const places = await officer.get("companies?type=tree");
  const place = places.data.find((it) => it.territorial_code === code)!.id;
  const type = (await officer.get("variables/alertMap?per_page=100")).data[0]!.id;
  const draft = (changes: object = {}) => ({
    company_id: place,
    variable_id: type,
    hip_code: "EN0205",
    level: "roja",
    headline_es: "Incendio forestal en Placilla y Curauma",
    headline_en: "Wildfire at Placilla and Curauma",
    description_es: "Fuego con viento sobre 40 km/h en dirección a Placilla.",
    instruction_es: "Evacúe ahora por Ruta 68 hacia Valparaíso. No use el camino La Pólvora.",
    instruction_en: "Leave now by Ruta 68 towards Valparaíso. Keep off La Pólvora road.",
    all_clear_es: "El incendio está controlado: puede volver a su casa.",
    all_clear_en: "The fire is under control: you may go home.",
    expires_at: new Date(Date.now() + 5 * hour).toISOString(),
    area_description: "Placilla y Curauma",
    area_circle: { centre: [-71.57, -33.11], radius_km: 2 },
    declared_by: "Delegación Demo",
    technical_source: "Servicio Demo",
    channels: ["email", "siren"],
    ...changes,
  });
  const made = (changes: object = {}) => officer.post("alerts", draft(changes));
  const submitted = async (changes: object = {}) => {
    const { id, version } = await made(changes);
    return officer.post(`alerts/${id}/submission`, { version });
  };
  const issued = async (changes: object = {}) => {
    const { id, version } = await submitted(changes);
    return issuer.post(`alerts/${id}/approval`, { version });
  };
  /** A record with an area, of the first variable that takes one. */
  const zone = async ({ title, polygon }: Zone = placilla) => {
    const variables = (await officer.get("variables/situationMap?per_page=100")).data;
    const variable = variables.find((it) => it.geometry_type === "polygon")!;
    return officer.post("records/situation", {
      company_id: place,
      variable_id: variable.id,
      title,
      observed_on: "2025-03-01",
      geometry: { type: "Polygon", coordinates: [polygon] },
    });
  };
  return { place, officer, issuer, made, submitted, issued, zone };
}
