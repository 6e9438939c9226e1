// Fifteen disasters of Chile with their figures as they were published: true and public. Sources differ; each figure has its day.
import type { z } from "zod";
import type { EventCard } from "@atalaya/contract/domain/event-card.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { Figure, type Metric, type Qualifier } from "@atalaya/contract/domain/losses.ts";

export type Disaster = {
  title: string;
  /** HIP code of the hazard, and the code of the place. */
  hazard: string;
  place: string;
  observed_on: string;
  date_precision?: "month";
  ended_on?: string;
  event: z.input<typeof EventCard>;
  source: string;
  description: string;
  figures: Figure[];
  /** Known epicentre; the others stand where their place does. */
  at?: Position;
  /** Title of the wider disaster that it is a part of, which is told before it. */
  part_of?: string;
};

const undated = "La fuente no dice qué día se publicó.";

const figure =
  (qualifier: Qualifier) =>
  (metric: Metric, value: number | null, as_of: string, source: string, note: string | null = null): Figure =>
    Figure.parse({ metric, value, qualifier, as_of, source, currency: metric === "loss_usd" ? "USD" : null, note });
const exactly = figure("quantified");
const atLeast = figure("at_least");
const about = figure("approximate");
const none = (metric: Metric, as_of: string, source: string) => figure("none")(metric, null, as_of, source);

const press = "Prensa";

export const disasters: Disaster[] = [
  {
    title: "Terremoto y tsunami del Maule",
    hazard: "GH0101",
    place: "CL",
    observed_on: "2010-02-27",
    event: { magnitude_value: 8.8, magnitude_scale: "Mw", glide: "EQ-2010-000034-CHL" },
    source: "Ministerio del Interior y Fiscalía",
    description:
      "03:34:08 hora local, 30,1 km de profundidad. De las víctimas, la Fiscalía atribuyó al tsunami 156 fallecidos y 25 desaparecidos.",
    at: [-72.733, -35.909],
    figures: [
      exactly("deaths", 452, "2010-03-31", press, "Fines de marzo de 2010."),
      exactly("missing", 96, "2010-03-31", press, "Fines de marzo de 2010."),
      exactly("deaths", 486, "2010-04-07", press),
      exactly("missing", 79, "2010-04-07", press),
      exactly("deaths", 521, "2010-05-15", press),
      exactly("missing", 56, "2010-05-15", press),
      exactly("deaths", 523, "2011-01-26", "Ministerio del Interior"),
      exactly("missing", 24, "2011-01-26", "Ministerio del Interior"),
      about("direct_affected", 800_000, "2010-02-27", press, undated),
      about("loss_usd", 30_000_000_000, "2010-02-27", press, undated),
    ],
  },
  {
    title: "Terremoto y tsunami de Illapel",
    hazard: "GH0101",
    place: "04",
    observed_on: "2015-09-16",
    event: { magnitude_value: 8.4, magnitude_scale: "Mw", was_warned: true },
    source: press,
    description: "19:54:31 hora local. Un millón de personas evacuó la costa.",
    figures: [
      about("evacuated", 1_000_000, "2015-09-16", press, undated),
      exactly("deaths", 8, "2015-09-17", press, "Balance de la mañana."),
      exactly("deaths", 12, "2015-09-18", press),
      exactly("missing", 5, "2015-09-18", press),
      exactly("direct_affected", 642, "2015-09-18", press),
      exactly("houses_destroyed", 62, "2015-09-18", press),
      exactly("houses_damaged", 194, "2015-09-18", press, "Con daño grave."),
      exactly("deaths", 13, "2015-09-19", press, "Balance posterior sin fecha: se anota el día siguiente."),
      exactly("missing", 6, "2015-09-19", press, "Balance posterior sin fecha: se anota el día siguiente."),
    ],
  },
  {
    title: "Terremoto de Iquique (Norte Grande)",
    hazard: "GH0101",
    place: "01",
    observed_on: "2014-04-01",
    event: { magnitude_value: 8.2, magnitude_scale: "Mw", was_warned: true },
    source: press,
    description: "20:46 hora local, 83 km al noroeste de Iquique. Evacuación de la costa en todo el país.",
    figures: [
      exactly("deaths", 6, "2014-04-02", press),
      exactly("evacuated", 972_457, "2014-04-02", press, "En todo el país."),
      atLeast("houses_damaged", 2000, "2014-04-02", press, "Viviendas afectadas en Alto Hospicio."),
    ],
  },
  {
    title: "Gran incendio de Valparaíso",
    hazard: "EN0205",
    place: "05101",
    observed_on: "2014-04-12",
    event: { glide: "WF-2014-000050-CHL" },
    source: "ReliefWeb",
    description: "Comenzó a las 16:40 hora local.",
    figures: [
      about("burned_ha", 850, "2014-04-12", press, "Primer balance."),
      exactly("deaths", 15, "2014-04-12", press, undated),
      atLeast("injured", 500, "2014-04-12", press, undated),
      exactly("houses_destroyed", 2900, "2014-04-12", press, undated),
      exactly("direct_affected", 12_500, "2014-04-12", press, undated),
    ],
  },
  {
    title: "Megaincendio de la Región de Valparaíso",
    hazard: "EN0205",
    place: "05",
    observed_on: "2024-02-02",
    event: { was_warned: true },
    source: press,
    description:
      "Valparaíso, Viña del Mar, Quilpué, Limache y Villa Alemana. Se enviaron 47 mensajes del Sistema de Alerta de Emergencia (SAE).",
    figures: [
      exactly("deaths", 112, "2024-02-04", press),
      exactly("deaths", 122, "2024-02-05", press),
      exactly("deaths", 131, "2024-02-11", press),
      exactly("deaths", 133, "2024-02-17", press),
      exactly("deaths", 134, "2024-03-02", press),
      exactly("houses_destroyed", 6974, "2024-02-11", "MINVU", "Preliminar."),
      exactly("houses_damaged", 100, "2024-02-11", "MINVU", "Preliminar, daño menor."),
      about("houses_destroyed", 7000, "2024-03-02", press),
      exactly("burned_ha", 8581.37, "2024-02-02", press, undated),
      atLeast("loss_usd", 1_000_000_000, "2024-03-02", press, "Costo de la reconstrucción."),
    ],
  },
  {
    title: "Incendio de Viña del Mar de diciembre de 2022",
    hazard: "EN0205",
    place: "05109",
    observed_on: "2022-12-22",
    ended_on: "2022-12-29",
    event: { declaration: "catastrofe", declared_on: "2022-12-23", was_warned: true },
    source: "ReliefWeb",
    description:
      "Alerta roja el 22-12, estado de catástrofe el 23-12, controlado y en alerta amarilla el 25-12, todos los focos extinguidos el 29-12.",
    figures: [],
  },
  {
    title: "Incendios forestales de la temporada de 2017",
    hazard: "EN0205",
    place: "CL",
    observed_on: "2017-01-01",
    date_precision: "month",
    event: {},
    source: press,
    description: "Cifras de toda la temporada.",
    figures: [
      exactly("deaths", 11, "2017-01-31", press, undated),
      about("direct_affected", 6000, "2017-01-31", press, undated),
      atLeast("houses_destroyed", 1500, "2017-01-31", press, undated),
      exactly("burned_ha", 467_000, "2017-01-31", press, undated),
    ],
  },
  {
    title: "Incendio de Santa Olga",
    part_of: "Incendios forestales de la temporada de 2017",
    hazard: "EN0205",
    place: "07102",
    observed_on: "2017-01-25",
    ended_on: "2017-01-26",
    event: {},
    source: press,
    description: "Localidad a 15 km de Constitución; otra prensa informa de 6.000 a 7.000 evacuados.",
    figures: [
      about("houses_destroyed", 1000, "2017-01-26", press, undated),
      about("evacuated", 5000, "2017-01-26", press, undated),
      exactly("deaths", 1, "2017-01-26", press, undated),
    ],
  },
  {
    title: "Erupción del volcán Chaitén",
    hazard: "GH0201",
    place: "10401",
    observed_on: "2008-05-02",
    event: { was_warned: false },
    source: press,
    description:
      "Desde las 00:30 aproximadamente, con una columna de unos 20 km. Futaleufú (1.800 habitantes) fue evacuada desde el 05-05 y el 06-05 se fijó un radio de exclusión de 50 km. El lahar del río Blanco cortó la ciudad.",
    figures: [
      atLeast("evacuated", 4000, "2008-05-04", press, "En los dos primeros días."),
      exactly("deaths", 1, "2008-05-02", press, "Una persona mayor, durante la evacuación. Sin fecha de publicación."),
      atLeast("houses_destroyed", 500, "2008-05-02", "Blog", "Confianza baja. Sin fecha de publicación."),
    ],
  },
  {
    title: "Erupción del volcán Villarrica",
    hazard: "GH0201",
    place: "09",
    observed_on: "2015-03-03",
    event: { magnitude_value: 2, magnitude_scale: "VEI", was_warned: true },
    source: press,
    description:
      "Hacia las 03:00, con una columna de 3 a 8 km. Alerta técnica amarilla el 06-02 y naranja el 02-03; alerta roja el 03-03, amarilla el mismo día salvo en un anillo de 10 km.",
    figures: [
      exactly("evacuated", 3358, "2015-03-03", "Balance de las 06:00"),
      exactly("evacuated", 3605, "2015-03-03", press),
      none("deaths", "2015-03-03", press),
    ],
  },
  {
    title: "Aluviones de Atacama",
    hazard: "GH0303",
    place: "03",
    observed_on: "2015-03-24",
    ended_on: "2015-03-26",
    event: {},
    source: press,
    description: "Las cuentas oficiales de desaparecidos difieren entre sí.",
    figures: [
      exactly("deaths", 4, "2015-03-26", press),
      exactly("missing", 22, "2015-03-26", press),
      exactly("deaths", 31, "2025-01-01", "Prensa retrospectiva de 2025"),
      exactly("missing", 49, "2025-01-01", "Prensa retrospectiva de 2025"),
      atLeast("direct_affected", 16_000, "2025-01-01", "Prensa retrospectiva de 2025"),
      atLeast("loss_usd", 1_500_000_000, "2025-01-01", "Prensa retrospectiva de 2025", "Fondos públicos."),
    ],
  },
  {
    title: "Inundación de Chañaral y Atacama",
    hazard: "GH0303",
    place: "03",
    observed_on: "2017-05-11",
    ended_on: "2017-05-13",
    event: { services: [{ service: "power", hours: null, users: 9155 }, { service: "water", hours: null, users: 40_300 }] }, // prettier-ignore
    source: press,
    description: "Damnificados y albergados de las regiones III a VI, cifras preliminares.",
    figures: [
      exactly("direct_affected", 2196, "2017-05-13", press, "Regiones III a VI, preliminar."),
      exactly("sheltered", 1916, "2017-05-13", press, "Regiones III a VI, preliminar."),
      exactly("houses_destroyed", 150, "2017-05-13", press, "En Chañaral."),
      exactly("power_cut", 9155, "2017-05-13", press),
      exactly("water_cut", 40_300, "2017-05-13", press, "Hogares."),
    ],
  },
  {
    title: "Inundaciones de la zona centro-sur",
    hazard: "MH0604",
    place: "CL",
    observed_on: "2008-08-31",
    event: { glide: "FL-2008-000155-CHL" },
    source: "Federación Internacional de la Cruz Roja (IFRC)",
    description: "Las viviendas son dañadas o destruidas, sin separar.",
    figures: [
      exactly("deaths", 4, "2008-08-31", "IFRC", undated),
      atLeast("indirect_affected", 81_755, "2008-08-31", "IFRC", undated),
      about("houses_damaged", 10_922, "2008-08-31", "IFRC", "Dañadas o destruidas."),
    ],
  },
  {
    title: "Incendios forestales de la zona centro-sur",
    hazard: "EN0205",
    place: "CL",
    observed_on: "2023-02-01",
    date_precision: "month",
    event: {},
    source: press,
    description: "Primera semana de febrero. Los heridos son del primer balance.",
    figures: [
      exactly("deaths", 26, "2023-02-28", press, undated),
      exactly("houses_destroyed", 1559, "2023-02-28", press, undated),
      about("burned_ha", 274_000, "2023-02-28", press, undated),
      atLeast("injured", 1000, "2023-02-28", press, "Primer balance."),
    ],
  },
  {
    title: "Terremoto de Tarapacá",
    hazard: "GH0101",
    place: "01",
    observed_on: "2005-06-13",
    event: { magnitude_value: 7.8, magnitude_scale: "Mw", intensity: "Mw 7,8 a 7,9 según la fuente" },
    source: "Federación Internacional de la Cruz Roja (IFRC)",
    description: "Cifras de la Cruz Roja.",
    figures: [
      exactly("deaths", 11, "2005-06-13", "IFRC", undated),
      exactly("injured", 182, "2005-06-13", "IFRC", undated),
    ],
  },
];
