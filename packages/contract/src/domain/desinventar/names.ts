// What DesInventar calls events and causes, in its own lists and in the databases of countries: by id, in Spanish and English, and by other words.
// Facts of DesInventar Online (files/database/event.csv, cause.csv) and of DesInventar Server (scripts/seed_data_es.sql, seed_data_en.sql).
import type { causes } from "../event-card.ts";
import { comparable } from "../../import.ts";
import type { Text } from "../../text.ts";

/** `words`: what else it is called, accents and case aside. */
type EventName = { id: string; name: Text; words: readonly string[] };

const event = (id: string, name: Text, ...words: string[]): EventName => ({ id, name, words });

// prettier-ignore
const eventNames: readonly EventName[] = [
  event("ACCIDENT", { es: "Accidente", en: "Accident" }, "acidente"),
  event("AVALANCHE", { es: "Alud", en: "Avalanche" }, "avalancha"),
  event("ALLUVION", { es: "Aluvión", en: "Alluvium" }),
  event("SPATE", { es: "Avenida torrencial", en: "Torrential flow" }, "avenida", "enxurrada", "flash flood"),
  event("BIOLOGICAL", { es: "Biológico", en: "Biological migration or loss" }),
  event("POLLUTION", { es: "Contaminación", en: "Contamination" }, "poluicao"),
  event("LANDSLIDE", { es: "Deslizamiento", en: "Landslide" }, "deslizamento"),
  event("EPIDEMIC", { es: "Epidemia", en: "Epidemic" }),
  event("ERUPTION", { es: "Actividad volcánica", en: "Volcanic Activity" }, "volcan", "erupcion", "vulcanismo", "erupcao"),
  event("LEAK", { es: "Escape", en: "Leak" }),
  event("STRUCTURE", { es: "Colapso estructural", en: "Structural collapse" }, "estructural", "estructura", "struct collapse", "estrutura"),
  event("EXPLOSION", { es: "Explosión", en: "Explosion" }, "explosao"),
  event("FORESTFIRE", { es: "Incendio forestal", en: "Forest fire" }, "incendiof", "forestal", "inc forestal"),
  event("HAILSTORM", { es: "Granizada", en: "Hail" }, "granizos", "hail storm", "granizo"),
  event("FROST", { es: "Helada", en: "Frost" }, "geada", "ola de frio", "cold wave"),
  event("HURRICANE", { es: "Huracán", en: "Hurricane" }, "depressao", "ciclone", "cyclone", "tormenta t"),
  event("FIRE", { es: "Incendio", en: "Fire" }, "queimadas descontroladas"),
  event("FLOOD", { es: "Inundación", en: "Flood" }, "cheias", "inundacao"),
  event("LIQUEFACTION", { es: "Licuación", en: "Liquefaction" }, "liquefaccao"),
  event("COASTLINE", { es: "Cambio línea de costa", en: "Change in coastline" }, "litoral", "shore erosion", "beach erosion", "coastal erosion"),
  event("RAIN", { es: "Lluvias", en: "Rainfall" }, "intensa lluvia", "rains", "chuvas", "heavy rains"),
  event("SURGE", { es: "Marejada", en: "Storm surge" }, "penetracion mar", "mare alta", "tidal wave", "high tide", "coastal flooding", "coastal flood"),
  event("FOG", { es: "Neblina", en: "Fog" }, "nevoa"),
  event("SNOWSTORM", { es: "Nevada", en: "Snowfall" }, "snow storm"),
  event("HEATWAVE", { es: "Ola de calor", en: "Heatwave" }, "heat wave", "onda calor"),
  event("PANIC", { es: "Pánico", en: "Panic" }),
  event("PLAGUE", { es: "Plaga", en: "Plagues" }, "peste"),
  event("SEDIMENTATION", { es: "Sedimentación", en: "Sedimentation" }),
  event("DROUGHT", { es: "Sequía", en: "Drought" }, "seca"),
  event("EARTHQUAKE", { es: "Sismo", en: "Earthquake" }, "temblor", "terremoto"),
  event("STORM", { es: "Tempestad", en: "Storm" }),
  event("ELECTRICSTORM", { es: "Tormenta eléctrica", en: "Electrical storm" }, "tormenta e", "thunderstorm", "trovoada", "descarga electrica", "lightning", "electric storm", "lighting"),
  event("TORNADO", { es: "Tornado", en: "Tornado" }),
  event("TSUNAMI", { es: "Tsunami", en: "Tsunami" }),
  event("STRONGWIND", { es: "Vendaval", en: "Gale" }, "strong wind", "tempestade", "strong winds", "windstorm"),
  event("OTHER", { es: "Otro", en: "Other" }, "otros", "outro"),
];

type Cause = (typeof causes)[number];
type CauseName = EventName & { cause: Cause };

const cause = (cause: Cause, id: string, name: Text, ...words: string[]): CauseName => ({ cause, id, name, words });

/** Those of our causes; DesInventar's list has events beside them, which set others off. */
// prettier-ignore
const causeNames: readonly CauseName[] = [
  cause("unknown", "UNKNOWN", { es: "Desconocida", en: "Unknown" }, "desconhecida"),
  cause("atmospheric", "ATMOSPHCONDITION", { es: "Condiciones atmosféricas", en: "Atmospheric conditions" }, "condatmosfericas", "cond atmosfer", "condic atmosfe", "condic atmosfericas", "atmospheric con", "cond atmos", "cond atmosph"),
  cause("behavior", "BEHAVIOR", { es: "Comportamiento", en: "Behaviour" }, "comportamento", "h behaviour"),
  cause("short_circuit", "SHORTCIRCUIT", { es: "Cortocircuito", en: "Short-circuit" }, "curto circuito"),
  cause("overflow", "OVERFLOW", { es: "Desbordamiento", en: "Overflow" }),
  cause("deterioration", "DETERIORATION", { es: "Deterioro", en: "Deterioration" }, "deterioracao"),
  cause("design_error", "DESIGNERROR", { es: "Diseño", en: "Design" }, "erro de desenho", "design error"),
  cause("enso_warm", "ENSO_KID", { es: "El Niño", en: "El Niño" }, "elnino"),
  cause("enso_cold", "ENSO_GIRL", { es: "La Niña", en: "La Niña" }, "lanina"),
  cause("human_error", "HUMANERROR", { es: "Error humano", en: "Human error" }, "errorhumano", "erro humano", "human mistake", "error"),
  cause("erosion", "EROSION", { es: "Erosión", en: "Erosion" }, "erosao"),
  cause("failure", "FAILURE", { es: "Falla", en: "Fault" }, "falha"),
  cause("negligence", "NEGLIGENCE", { es: "Negligencia", en: "Negligence" }),
  cause("other", "OTHER", { es: "Otra causa", en: "Other" }, "otracausa", "outras", "other cause", "other causes"),
  cause("deforestation", "DEFORESTATION", { es: "Tala", en: "Logging" }, "deflorestacao"),
];

const byWord = <N extends EventName>(names: readonly N[]) =>
  new Map(
    names
      .toReversed()
      .flatMap((it): [string, N][] =>
        [it.id, it.name.es, it.name.en, ...it.words].map((word) => [comparable(word), it]),
      ),
  );

const [eventsByWord, causesByWord] = [byWord(eventNames), byWord(causeNames)];

/** The event of DesInventar's list that somebody calls so. */
export const eventCalled = (name: string): EventName | undefined => eventsByWord.get(comparable(name));

/** The cause of ours that DesInventar calls so. */
export const causeCalled = (name: string): Cause | undefined => causesByWord.get(comparable(name))?.cause;

/** What DesInventar calls it. */
export const causeTitle = (wanted: Cause): Text => causeNames.find(({ cause: known }) => known === wanted)!.name;

/** What it calls each of them. */
export const causeTitles: readonly Text[] = causeNames.map(({ name }) => name);
