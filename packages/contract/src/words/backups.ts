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
} satisfies Words;
