// Texts of `doctor`.
import type { Words } from "@atalaya/contract/text.ts";

export const doctorWords = {
  doctor_ok: { es: "BIEN  {{line}}", en: "OK    {{line}}" },
  doctor_look: { es: "MIRE  {{line}}", en: "LOOK  {{line}}" },
  doctor_bad: { es: "MAL   {{line}}", en: "BAD   {{line}}" },
  doctor_failed: { es: "{{what}}: no se pudo revisar. {{detail}}", en: "{{what}}: could not be looked at. {{detail}}" },
  doctor_node: { es: "Node {{version}}", en: "Node {{version}}" },
  doctor_folder: { es: "Carpeta de datos {{path}}", en: "Data folder {{path}}" },
  doctor_folder_open: {
    es: "Carpeta de datos {{path}}: otros usuarios de este equipo pueden entrar (modo {{mode}}; debería ser 700)",
    en: "Data folder {{path}}: other users of this machine can get in (mode {{mode}}; it should be 700)",
  },
  doctor_room: { es: "Quedan {{gigabytes}} GB en {{path}}", en: "{{gigabytes}} GB are left in {{path}}" },
  doctor_database: {
    es: "Base de datos: servidor PostgreSQL {{version}}, PostGIS {{postgis}}, {{megabytes}} MB",
    en: "Database: PostgreSQL server {{version}}, PostGIS {{postgis}}, {{megabytes}} MB",
  },
  doctor_database_embedded: {
    es: "Base de datos: embebida, PostgreSQL {{version}}, PostGIS {{postgis}}, {{megabytes}} MB",
    en: "Database: embedded, PostgreSQL {{version}}, PostGIS {{postgis}}, {{megabytes}} MB",
  },
  doctor_schema: {
    es: "Esquema al día ({{count}} migraciones)",
    en: "The schema is the newest ({{count}} migrations)",
  },
  doctor_schema_behind: {
    es: "Al esquema le faltan {{count}} migraciones: se harán al iniciar el servidor",
    en: "The schema lacks {{count}} migrations: the server makes them when it starts",
  },
  doctor_schema_newer: {
    es: "La base es de una versión más nueva que esta: {{name}}",
    en: "The database is of a newer release than this one: {{name}}",
  },
  doctor_maintenance: {
    es: "En mantenimiento: todo se puede consultar y nadie puede guardar",
    en: "In maintenance: everything can be read and nobody can save",
  },
  doctor_demo: {
    es: "Cuentas de la demostración con su contraseña pública: {{list}}",
    en: "Accounts of the demo with their public password: {{list}}",
  },
  doctor_no_demo: {
    es: "Ninguna cuenta de la demostración con su contraseña pública",
    en: "No account of the demo with its public password",
  },
  doctor_files: { es: "Archivos: {{count}} revisados, todos están", en: "Files: {{count}} looked at, all are there" },
  doctor_files_missing: {
    es: "Archivos: de {{count}} revisados faltan {{missing}}, o no están enteros: {{list}}",
    en: "Files: of {{count}} looked at {{missing}} are missing, or not whole: {{list}}",
  },
  doctor_mail: { es: "El servidor de correo responde", en: "The mail server answers" },
  doctor_mail_off: {
    es: "Sin servidor de correo (Ajustes, o SMTP_URL): las invitaciones se entregan a mano",
    en: "No mail server (Settings, or SMTP_URL): invitations are handed over by hand",
  },
  doctor_address_off: {
    es: "Sin dirección pública (Ajustes, o PUBLIC_URL): los enlaces de los correos no llevan a ninguna parte",
    en: "No public address (Settings, or PUBLIC_URL): links in mails lead nowhere",
  },
  doctor_address: { es: "Dirección pública {{url}}", en: "Public address {{url}}" },
  doctor_address_path: {
    es: "La dirección pública {{url}} no termina en la ruta en que está la consola ({{path}}, BASE_PATH): los enlaces de los correos no llegan",
    en: "The public address {{url}} does not end in the path of the console ({{path}}, BASE_PATH): links in mails lead nowhere",
  },
  doctor_address_open: {
    es: "La dirección pública {{url}} no usa https: las contraseñas viajan a la vista",
    en: "The public address {{url}} is not https: passwords travel in the open",
  },
  doctor_certificate: {
    es: "El certificado de {{host}} vale {{days}} días más",
    en: "The certificate of {{host}} is valid for {{days}} more days",
  },
  doctor_certificate_unseen: {
    es: "El certificado de {{host}} no se pudo revisar desde aquí: {{detail}}",
    en: "The certificate of {{host}} could not be looked at from here: {{detail}}",
  },
  doctor_backup: {
    es: "Último respaldo comprobado: hace {{hours}} horas",
    en: "Latest verified backup: {{hours}} hours ago",
  },
  doctor_backup_failed: {
    es: "El último intento de respaldo falló: {{detail}}",
    en: "The latest try of a backup failed: {{detail}}",
  },
  doctor_backup_never: { es: "Ningún respaldo comprobado todavía", en: "No verified backup yet" },
  doctor_backup_off: {
    es: "Los respaldos automáticos están apagados (Ajustes, o BACKUP_AT)",
    en: "Automatic backups are off (Settings, or BACKUP_AT)",
  },
  doctor_backup_disk: {
    es: "Los respaldos van al mismo disco que los datos ({{path}}): elija otro en Ajustes, o en BACKUP_TO",
    en: "Backups go to the disk of the data ({{path}}): choose another one in Settings, or by BACKUP_TO",
  },
  doctor_backup_place: { es: "Los respaldos van a {{path}}", en: "Backups go to {{path}}" },
  doctor_backup_open: {
    es: "Los respaldos no van cifrados (Ajustes, o BACKUP_KEY)",
    en: "Backups are not encrypted (Settings, or BACKUP_KEY)",
  },
  doctor_backup_closed: { es: "Los respaldos van cifrados", en: "Backups are encrypted" },
} satisfies Words;
