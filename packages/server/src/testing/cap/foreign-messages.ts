// Messages of CAP as other systems send them.
import { capNamespaces } from "../../platform/cap/namespaces.ts";

export const square = "-33.06,-71.60 -33.06,-71.56 -33.03,-71.56 -33.03,-71.60 -33.06,-71.60";
export const otherSquare = "-33.16,-71.60 -33.16,-71.56 -33.13,-71.56 -33.13,-71.60 -33.16,-71.60";
export const areaOf = (shape: string, name = "Cerros del sur") => `<area><areaDesc>${name}</areaDesc>${shape}</area>`;
export const polygon = (positions: string) => `<polygon>${positions}</polygon>`;

export const infoOf = ({
  language = "es-CL",
  headline = "Avance del incendio",
  areas = areaOf(polygon(square)),
} = {}) =>
  `<info><language>${language}</language><category>Fire</category><event>Incendio</event><urgency>Immediate</urgency>
<severity>Severe</severity><certainty>Observed</certainty><expires>2030-03-14T21:30:00-03:00</expires>
<senderName>Servicio vecino</senderName><headline>${headline}</headline><instruction>Salga hacia el norte.</instruction>${areas}</info>`;

type Said = {
  identifier?: string;
  status?: string;
  type?: string;
  infos?: string;
  version?: "1.1" | "1.2";
  encoding?: string;
  end?: string;
};

let messages = 0;
/** A message of CAP as a neighbour writes it; each has an identifier of its own. */
export const capOf = (said: Said = {}) => {
  const { identifier = `vecino-${++messages}`, status = "Actual", type = "Alert", infos = infoOf() } = said;
  const { version = "1.2", encoding = "UTF-8", end = "" } = said;
  return `<?xml version="1.0" encoding="${encoding}"?>
<alert xmlns="${capNamespaces[version]}"><identifier>${identifier}</identifier><sender>alertas@vecino.example</sender>
<sent>2026-03-14T09:30:00-03:00</sent><status>${status}</status><msgType>${type}</msgType><scope>Public</scope>${infos}${end}</alert>`;
};
