// The page that lies beside exported data: what it is, how it is read, and what it is without.
import type { Language } from "@atalaya/contract/text.ts";
import { ownTables, secretColumns, secretTables } from "./catalogue.ts";

type About = { organisation: string; release: string; at: string; missing: readonly string[] };

const listed = (names: readonly string[]) => names.map((name) => `  ${name}\n`).join("");

const spanish = ({ organisation, release, at, missing }: About) => `${organisation}
Exportación completa de Atalaya ${release}, de los datos al ${at} (UTC).

tables/           una tabla por archivo CSV (RFC 4180: comas, UTF-8, la primera línea nombra las columnas).
                  Vacío sin comillas es «sin dato»; vacío entre comillas, un texto vacío.
                  Momentos en UTC; geometrías en WKT, grados WGS 84 (EPSG:4326), primero la longitud;
                  listas y estructuras en JSON; verdadero y falso como true y false; imágenes en base64.
files/            los archivos adjuntos. tables/files.csv dice en «path» cuál es cada uno.
datapackage.json  cada columna con su nombre, su tipo, y a qué tabla señala (estándar Data Package).

QGIS abre cada CSV con geometría como «texto delimitado». En una planilla, impórtelos como UTF-8, con coma.

Contiene datos de personas (nombres, correos, teléfonos, RUN): guárdela y entréguela como tal.

Sin secretos. No están las tablas
${listed(secretTables)}ni las columnas
${listed(secretColumns)}
Tampoco lo que el servidor anota para su propio trabajo o vuelve a calcular:
${listed(ownTables)}${missing.length === 0 ? "" : `\nArchivos cuyo contenido ya no estaba en el almacén, o no entero:\n${listed(missing)}`}
No es un respaldo: con ella no se restaura una instalación. Para eso: npm run atalaya -- backup
`;

const english = ({ organisation, release, at, missing }: About) => `${organisation}
All data of Atalaya ${release}, as of ${at} (UTC).

tables/           one table per CSV file (RFC 4180: commas, UTF-8, the first line names the columns).
                  Empty without quotes is "not known"; empty within quotes is an empty text.
                  Moments in UTC; geometries in WKT, degrees of WGS 84 (EPSG:4326), longitude first;
                  lists and structures in JSON; true and false as such; pictures in base64.
files/            the attached files. tables/files.csv says in "path" which is which.
datapackage.json  each column with its name, its type, and the table that it points to (Data Package standard).

QGIS opens each CSV with a geometry as "delimited text". In a spreadsheet import them as UTF-8, with commas.

It holds data of persons (names, e-mails, telephones, national numbers): keep it and hand it over as such.

Without secrets. Left out are the tables
${listed(secretTables)}and the columns
${listed(secretColumns)}
Nor is there what the server notes for its own work or reckons again:
${listed(ownTables)}${missing.length === 0 ? "" : `\nFiles whose content was no longer in the store, or not whole:\n${listed(missing)}`}
It is no backup: no installation is restored from it. For that: npm run atalaya -- backup
`;

export const readmes: Record<Language, { name: string; text: (about: About) => string }> = {
  es: { name: "LEAME.txt", text: spanish },
  en: { name: "README.txt", text: english },
};
