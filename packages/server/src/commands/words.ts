// Texts of the command line.
import type { Words } from "@atalaya/contract/text.ts";
import { doctorWords } from "../resources/installation/health/words.ts";

export const commandWords = {
  ...doctorWords,
  help: {
    es: "Uso: npm run atalaya -- <orden>. Las opciones del servidor (.env) valen también aquí. Órdenes:",
    en: "Usage: npm run atalaya -- <command>. The server's settings (.env) are used here too. Commands:",
  },
  unknown_command: { es: "No hay una orden «{{name}}».", en: "There is no command “{{name}}”." },
  wrong_options: { es: "No se entiende: {{detail}}", en: "Not understood: {{detail}}" },
  name_file: { es: "Indique el archivo del respaldo.", en: "Name the file of the backup." },
  failed: { es: "No se pudo: {{detail}}", en: "It failed: {{detail}}" },

  backup_made: {
    es: "Respaldo hecho y comprobado: {{name}}, {{megabytes}} MB, {{rows}} filas y {{files}} archivos, en {{place}}.",
    en: "Backup made and verified: {{name}}, {{megabytes}} MB, {{rows}} rows and {{files}} files, in {{place}}.",
  },
  backup_missing: {
    es: "Atención: {{count}} archivos ya no estaban en el almacén, o no enteros. El respaldo no los tiene: {{list}}",
    en: "Mind: {{count}} files were no longer in the store, or not whole. The backup is without them: {{list}}",
  },
  backup_good: {
    es: "El respaldo está entero: del {{at}} (UTC), {{rows}} filas y {{files}} archivos, hecho por la versión {{release}}.",
    en: "The backup is whole: of {{at}} (UTC), {{rows}} rows and {{files}} files, made by release {{release}}.",
  },
  backup_damaged: {
    es: "{{count}} archivos ya estaban dañados cuando se respaldaron; no se restauran: {{list}}",
    en: "{{count}} files were damaged already when they were backed up; they are not restored: {{list}}",
  },
  restored: {
    es: "Restaurado: {{rows}} filas comparadas una a una con el respaldo y {{files}} archivos. Las personas deben iniciar sesión de nuevo.",
    en: "Restored: {{rows}} rows, each compared with the backup, and {{files}} files. People sign in again.",
  },
  moved: {
    es: "Mudado: {{rows}} filas y {{files}} archivos están también en el destino. Ponga sus opciones en .env, inicie el servidor y revíselo antes de borrar lo anterior.",
    en: "Moved: {{rows}} rows and {{files}} files are in the new home too. Put its settings into .env, start the server, and look at it before you delete the old one.",
  },
  move_to: {
    es: "Indique con --to el archivo con las opciones del destino.",
    en: "Name the file with the settings of the new home with --to.",
  },
  move_same: { es: "El destino es el mismo lugar.", en: "The new home is the same as the old one." },
  export_to: {
    es: "Indique con --to una carpeta que todavía no exista.",
    en: "Name a folder that is not there yet with --to.",
  },
  exported: {
    es: "Exportado a {{directory}}: {{tables}} tablas, {{rows}} filas y {{files}} archivos. Contiene datos de personas: guárdelo como tal.",
    en: "Exported into {{directory}}: {{tables}} tables, {{rows}} rows and {{files}} files. It holds data of persons: keep it as such.",
  },
  export_missing: {
    es: "Atención: {{count}} archivos ya no estaban en el almacén, o no enteros: {{list}}",
    en: "Mind: {{count}} files were no longer in the store, or not whole: {{list}}",
  },
  ground_file: {
    es: "Indique un archivo .osm.pbf (OpenStreetMap) o .mbtiles que exista.",
    en: "Name a file .osm.pbf (OpenStreetMap) or .mbtiles that is there.",
  },
  ground_to: {
    es: "El archivo de destino termina en .pmtiles y todavía no existe: {{to}}",
    en: "The file to be made ends in .pmtiles and is not there yet: {{to}}",
  },
  ground_bounds: {
    es: "Los límites son cuatro números en grados: oeste,sur,este,norte (por ejemplo --bounds=-71.7,-33.2,-71.3,-32.8).",
    en: "Bounds are four numbers in degrees: west,south,east,north (such as --bounds=-71.7,-33.2,-71.3,-32.8).",
  },
  ground_cutting: {
    es: "tilemaker corta {{name}} ({{megabytes}} MB) en teselas…",
    en: "tilemaker cuts {{name}} ({{megabytes}} MB) into tiles…",
  },
  ground_still_cutting: { es: "tilemaker sigue: {{seconds}} s", en: "tilemaker is at it: {{seconds}} s" },
  ground_writing: { es: "Escritas {{done}} de {{count}} teselas", en: "{{done}} of {{count}} tiles written" },
  ground_made: {
    es: "Hecho y releído: {{to}}, {{megabytes}} MB, {{tiles}} teselas ({{contents}} distintas), acercamientos {{minzoom}} a {{maxzoom}}.",
    en: "Made and read back: {{to}}, {{megabytes}} MB, {{tiles}} tiles ({{contents}} different), zooms {{minzoom}} to {{maxzoom}}.",
  },
  ground_described: { es: "Capas: {{schema}}. Crédito: {{credit}}", en: "Layers: {{schema}}. Credit: {{credit}}" },
  ground_no_schema: { es: "propias, se dibujan como líneas", en: "its own, drawn as lines" },
  ground_no_sea: {
    es: "No trae el mar: el mapa muestra debajo la costa incluida.",
    en: "It is without the sea: the map shows the included coast below it.",
  },
  "ground_problem.no_tilemaker": {
    es: "Falta el programa tilemaker. En Debian o Ubuntu: apt-get install tilemaker. También sirve un .pmtiles o .mbtiles ya hecho (docs/ground.md).",
    en: "The program tilemaker is missing. On Debian or Ubuntu: apt-get install tilemaker. A .pmtiles or .mbtiles made elsewhere will do as well (docs/ground.md).",
  },
  "ground_problem.tilemaker_failed": {
    es: "tilemaker no terminó: {{detail}}",
    en: "tilemaker did not come to an end: {{detail}}",
  },
  "ground_problem.no_mbtiles": {
    es: "No es un archivo MBTiles que se pueda leer: {{detail}}",
    en: "It is no MBTiles file that can be read: {{detail}}",
  },
  "ground_problem.no_tiles": {
    es: "No hay ninguna tesela: revise el archivo y los límites.",
    en: "There is not a single tile: look at the file and the bounds.",
  },
  "ground_problem.damaged": {
    es: "Lo escrito no se pudo releer entero: {{detail}}",
    en: "What was written could not be read back whole: {{detail}}",
  },
  key_made: {
    es: "Ponga la clave pública en BACKUP_KEY. Guarde la privada fuera de este equipo (impresa, en una caja fuerte): sin ella nadie abre los respaldos, tampoco usted.",
    en: "Put the public key into BACKUP_KEY. Keep the private one away from this machine (printed, in a safe): without it nobody opens the backups, not even you.",
  },
  key_public: { es: "Pública:  {{key}}", en: "Public:   {{key}}" },
  key_private: { es: "Privada:  {{key}}", en: "Private:  {{key}}" },

  maintenance_what: { es: "Diga qué hacer: on, off o state.", en: "Say what to do: on, off or state." },
  maintenance_said: {
    es: "El aviso admite 200 letras, y --until una hora como 18:30 o un momento como 2027-03-02T18:30:00-03:00. ({{detail}})",
    en: "The notice takes 200 letters, and --until an hour such as 18:30 or an instant such as 2027-03-02T18:30:00-03:00. ({{detail}})",
  },
  maintenance_by_environment: {
    es: "Lo decide MAINTENANCE en el entorno o en .env: cámbiela ahí y reinicie el servidor.",
    en: "MAINTENANCE in the environment or in .env decides it: change it there and start the server again.",
  },
  maintenance_is_on: {
    es: "En mantenimiento: todo se puede consultar y nadie puede guardar. Termina con: npm run atalaya -- maintenance off",
    en: "In maintenance: everything can be read and nobody can save. It ends with: npm run atalaya -- maintenance off",
  },
  maintenance_is_until: { es: "  Término previsto: {{time}}", en: "  Expected end: {{time}}" },
  maintenance_is_off: { es: "No está en mantenimiento.", en: "Not in maintenance." },

  user_what: {
    es: "Diga qué hacer: create, reset-password o list.",
    en: "Say what to do: create, reset-password or list.",
  },
  user_email: { es: "Indique un correo válido.", en: "Name a valid e-mail." },
  user_taken: { es: "Ya hay una cuenta con ese correo.", en: "There is an account with that e-mail already." },
  user_unknown: { es: "No hay una cuenta con ese correo.", en: "There is no account with that e-mail." },
  user_inactive: {
    es: "La cuenta está desactivada: una superadministradora o superadministrador debe activarla primero.",
    en: "The account is inactive: a super administrator must activate it first.",
  },
  user_role_unknown: {
    es: "No hay un rol con esa clave (por ejemplo admin, editor, viewer).",
    en: "There is no role with that key (such as admin, editor, viewer).",
  },
  user_link: {
    es: "Entregue este enlace a la persona, a nadie más. Sirve una sola vez, durante {{hours}} horas, y con él elige su contraseña:",
    en: "Hand this link to the person and to nobody else. It works once, for {{hours}} hours, and lets them choose a password:",
  },

  "problem.busy": { es: "Ya se está haciendo otro respaldo.", en: "Another backup is being made." },
  "problem.nothing_here": {
    es: "Aquí no hay datos de Atalaya: revise DATABASE_URL y DATA_DIR.",
    en: "There are no data of Atalaya here: check DATABASE_URL and DATA_DIR.",
  },
  "problem.folder_used": {
    es: "Esa carpeta ya existe, y no se escribe sobre nada: indique otra. ({{detail}})",
    en: "That folder is there already, and nothing is written over: name another one. ({{detail}})",
  },
  "problem.in_use": {
    es: "Hay un servidor trabajando con estos datos: deténgalo primero, o lo que escriba mientras tanto se quedará atrás.",
    en: "A server is working with these data: stop it first, or what it writes meanwhile is left behind.",
  },
  "problem.no_room": {
    es: "No queda espacio para el respaldo: {{detail}}.",
    en: "There is no room for the backup: {{detail}}.",
  },
  "problem.place": {
    es: "No se pudo escribir donde van los respaldos: {{detail}}.",
    en: "The place of the backups did not take it: {{detail}}.",
  },
  "problem.not_verified": {
    es: "Lo leído de vuelta no es lo que se escribió, y el respaldo se borró: {{detail}}.",
    en: "What was read back is not what was written, and the backup was removed: {{detail}}.",
  },
  "problem.not_a_backup": {
    es: "El archivo no es un respaldo de Atalaya. Nada se ha cambiado.",
    en: "The file is not a backup of Atalaya. Nothing was changed.",
  },
  "problem.cut_off": {
    es: "El respaldo está dañado o le falta el final. Nada se ha cambiado.",
    en: "The backup is damaged, or its end is missing. Nothing was changed.",
  },
  "problem.changed": {
    es: "El respaldo no es el que se escribió ({{detail}}). Nada se ha cambiado.",
    en: "The backup is not what was written ({{detail}}). Nothing was changed.",
  },
  "problem.newer": {
    es: "El respaldo es de una versión más nueva de Atalaya: instale esa versión y repita. Nada se ha cambiado. ({{detail}})",
    en: "The backup is of a newer release of Atalaya: install that one and try again. Nothing was changed. ({{detail}})",
  },
  "problem.key_needed": {
    es: "El respaldo está cifrado: indique con --key-file el archivo con la clave privada (AGE-SECRET-KEY-1…).",
    en: "The backup is encrypted: name the file with the private key (AGE-SECRET-KEY-1…) with --key-file.",
  },
  "problem.key_does_not_fit": {
    es: "Esa clave no abre este respaldo. Nada se ha cambiado.",
    en: "That key does not open this backup. Nothing was changed.",
  },
  "problem.target_used": {
    es: "La base de destino no está vacía, y no se escribe sobre datos de nadie. Indique otra en DATABASE_URL (createdb), u otra carpeta en DATA_DIR.",
    en: "The database to restore into is not empty, and nobody's data are written over. Name another one in DATABASE_URL (createdb), or another folder in DATA_DIR.",
  },
  "problem.not_the_same": {
    es: "Lo restaurado no es igual al respaldo ({{detail}}), y se deshizo. Avise a quien mantiene Atalaya.",
    en: "What was restored is not the same as the backup ({{detail}}), and was undone. Tell whoever keeps Atalaya.",
  },
} satisfies Words;
