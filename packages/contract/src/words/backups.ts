// Texts of the screen of backups, and of the letter that tells that there are none.
import type { Words } from "../text.ts";

export const backupWords = {
  backup_never: { es: "Nunca se ha hecho uno", en: "None was ever made" },
  backup_mail_subject: { es: "{{app}}: no hay respaldo reciente", en: "{{app}}: there is no recent backup" },
  backup_mail_greeting: { es: "Hola, {{name}}:", en: "Hello, {{name}}:" },
  backup_mail_late: {
    es: "El último respaldo comprobado de {{app}} es del {{at}} (UTC). Lo que se registró después se perdería si falla el disco.",
    en: "The latest verified backup of {{app}} is of {{at}} (UTC). What was recorded since would be lost if the disk failed.",
  },
  backup_mail_never: {
    es: "{{app}} no tiene ningún respaldo comprobado. Todo lo registrado se perdería si falla el disco.",
    en: "{{app}} has no verified backup. All that is recorded would be lost if the disk failed.",
  },
  backup_mail_what: {
    es: "Revise en esta página qué pasó con los últimos intentos y haga uno ahora:",
    en: "See on this page what became of the latest tries, and make one now:",
  },
  backups_load_failed: { es: "No se pudieron cargar los respaldos", en: "The backups could not be loaded" },
  backups_now: { es: "Respaldar ahora", en: "Back up now" },
  backups_running: { es: "Se está haciendo un respaldo…", en: "A backup is being made…" },
  backups_running_text: {
    es: "Puede seguir trabajando o salir de esta página.",
    en: "You can go on working, or leave this page.",
  },
  backups_done: { es: "Respaldo hecho y comprobado.", en: "Backup made and verified." },
  backups_failed: { es: "No se pudo hacer el respaldo. {{reason}}", en: "The backup was not made. {{reason}}" },
  backups_not_asked: {
    es: "Sin conexión con el servidor: el respaldo no se pidió.",
    en: "No connection to the server: no backup was asked for.",
  },
  backups_not_begun: {
    es: "El respaldo no llegó a empezar. El registro del servidor dice por qué.",
    en: "The backup did not begin. The server's log says why.",
  },

  backups_safe: { es: "Último respaldo comprobado: {{age}}", en: "Latest verified backup: {{age}}" },
  backups_safe_text: {
    es: "Empezó el {{at}} y, al terminar, se leyó entero para comprobarlo.",
    en: "It began on {{at}} and was read back whole to verify it.",
  },
  backups_latest_failed: {
    es: "El intento más reciente falló: abajo dice por qué.",
    en: "The most recent try failed: the reason is below.",
  },
  backups_late: {
    es: "El último respaldo comprobado es de {{age}}",
    en: "The latest verified backup is from {{age}}",
  },
  backups_late_text: {
    es: "Empezó el {{at}}. Lo que se registró después se perdería si falla el disco. Haga uno ahora y vea abajo qué pasó con los últimos intentos.",
    en: "It began on {{at}}. What was recorded since would be lost if the disk failed. Make one now, and see below what became of the latest tries.",
  },
  backups_none: { es: "Todavía no hay un respaldo comprobado", en: "There is no verified backup yet" },
  backups_none_text: {
    es: "Todo lo registrado se perdería si falla el disco.",
    en: "All that is recorded would be lost if the disk failed.",
  },
  backups_first_at: {
    es: "El próximo automático es a las {{at}}; no hace falta esperarlo: haga uno ahora.",
    en: "The next automatic one is at {{at}}; there is no need to wait for it: make one now.",
  },
  backups_off: { es: "Los respaldos automáticos están apagados", en: "Automatic backups are off" },
  backups_off_text: {
    es: "El último comprobado se hizo {{age}} (el {{at}}). El siguiente solo se hará si alguien lo hace aquí.",
    en: "The latest verified one was made {{age}} (on {{at}}). The next one is made only if somebody makes it here.",
  },
  backups_off_never: {
    es: "No hay ningún respaldo comprobado: todo lo registrado se perdería si falla el disco. Haga uno ahora.",
    en: "There is no verified backup: all that is recorded would be lost if the disk failed. Make one now.",
  },

  backups_plan: { es: "Cómo se respalda", en: "How backups are made" },
  backups_plan_when: { es: "Cuándo", en: "When" },
  backups_plan_daily: {
    es: "Todos los días a las {{at}}, hora del servidor",
    en: "Every day at {{at}}, by the server's clock",
  },
  backups_plan_daily_in: {
    es: "Todos los días a las {{at}}, hora de {{zone}}",
    en: "Every day at {{at}}, by the clocks of {{zone}}",
  },
  backups_plan_by_hand: { es: "Solo cuando alguien lo pide", en: "Only when somebody asks for one" },
  backups_plan_where: { es: "Dónde quedan", en: "Where they are put" },
  backups_plan_same_disk: {
    es: "Es el mismo disco de los datos: si falla, se pierden los datos y los respaldos. Elija otro disco o un bucket (s3://…).",
    en: "It is the disk of the data: one that breaks takes both. Choose another disk or a bucket (s3://…).",
  },
  backups_plan_keep: { es: "Cuántos se conservan", en: "How many are kept" },
  backups_plan_kept: {
    es: "{{days}} diarios, {{weeks}} semanales y {{months}} mensuales",
    en: "{{days}} daily, {{weeks}} weekly and {{months}} monthly ones",
  },
  backups_plan_encryption: { es: "Cifrado", en: "Encryption" },
  backups_plan_encrypted: {
    es: "Cifrados: solo se abren con la clave privada",
    en: "Encrypted: only the private key opens them",
  },
  backups_plan_open: {
    es: "Sin cifrar: quien tenga el archivo lo lee",
    en: "Not encrypted: who has the file reads it",
  },
  backups_plan_key_hint: {
    es: "Para cifrarlos, haga un par de claves y ponga la pública en Ajustes:",
    en: "To encrypt them, make a pair of keys and put the public one into Settings:",
  },
  backups_plan_change: { es: "Cambiar", en: "Change" },

  backups_list: { es: "Últimos respaldos", en: "Latest backups" },
  backups_when: { es: "Cuándo", en: "When" },
  backups_state: { es: "Resultado", en: "Result" },
  backups_took: { es: "Tardó", en: "Took" },
  backups_size: { es: "Tamaño", en: "Size" },
  backups_rows: { es: "Filas", en: "Rows" },
  backups_files: { es: "Archivos", en: "Files" },
  backups_figures: { es: "{{rows}} filas, {{files}} archivos", en: "{{rows}} rows, {{files}} files" },
  backups_automatic: { es: "Automático", en: "Automatic" },
  backups_by_hand: { es: "A mano", en: "By hand" },
  backups_verified: { es: "Comprobado", en: "Verified" },
  backups_bad: { es: "Falló", en: "Failed" },
  backups_under_way: { es: "En curso", en: "Under way" },
  backups_elsewhere: { es: "Destino: {{place}}", en: "Place: {{place}}" },
  backups_missing: {
    es: "{{count}} archivos ya no estaban en el almacén",
    en: "{{count}} files were no longer in the store",
  },
  backups_missing_one: {
    es: "Un archivo ya no estaba en el almacén",
    en: "One file was no longer in the store",
  },
  backups_see_all: { es: "Ver los {{count}}", en: "See all {{count}}" },
  backups_empty: { es: "Aquí aparecerá cada respaldo", en: "Every backup will appear here" },
  backups_empty_text: {
    es: "Con su tamaño, lo que contiene y si se pudo comprobar.",
    en: "With its size, what is in it, and whether it could be verified.",
  },
  "backup_failure.no_room": { es: "No quedaba espacio donde debía ir.", en: "There was no room where it was to go." },
  "backup_failure.place": {
    es: "No se pudo escribir donde van los respaldos.",
    en: "The place of the backups did not take it.",
  },
  "backup_failure.source": { es: "No se pudieron leer los datos.", en: "The data could not be read." },
  "backup_failure.not_verified": {
    es: "Lo que se leyó de vuelta no era lo escrito, y se borró.",
    en: "What was read back was not what was written, and it was removed.",
  },
  "backup_failure.interrupted": { es: "Se cortó antes de terminar.", en: "It was ended before it was done." },

  backups_restore: { es: "Cómo se restaura", en: "How to restore" },
  backups_restore_verify: { es: "Compruebe que el archivo sirve:", en: "Verify that the file is good:" },
  backups_restore_into: { es: "Restáurelo en una carpeta nueva:", en: "Restore it into a new folder:" },
  backups_restore_file: { es: "<archivo>", en: "<file>" },
  backups_restore_folder: { es: "<carpeta nueva>", en: "<new folder>" },
  backups_restore_key: { es: "<archivo de la clave>", en: "<file of the key>" },
  backups_restore_safe: {
    es: "Nada se escribe encima: si el destino no está vacío, se niega. Si los datos van en PostgreSQL, indique además una base vacía con DATABASE_URL.",
    en: "Nothing is written over: a target that is not empty is refused. Where the data are in PostgreSQL, name an empty database with DATABASE_URL too.",
  },
  backups_copy: { es: "Copiar la orden", en: "Copy the command" },
  backups_copied: { es: "Copiada", en: "Copied" },
} satisfies Words;
