// Texts of findings on the settings of an installation.
import type { Words } from "../../text.ts";

export const installationIssueWords = {
  tiles_url: {
    es: "Escriba una dirección con {z}, {x} e {y}, como https://teselas.ejemplo.cl/{z}/{x}/{y}.png.",
    en: "Enter an address with {z}, {x} and {y}, such as https://tiles.example.org/{z}/{x}/{y}.png.",
  },
  host: {
    es: "Escriba el nombre del servidor, como correo.ejemplo.cl.",
    en: "Enter the name of the server, such as mail.example.org.",
  },
  backup_place: {
    es: "Escriba la ruta completa de una carpeta, o s3://bucket/prefijo.",
    en: "Enter the whole path of a folder, or s3://bucket/prefix.",
  },
  backup_key: {
    es: "Escriba una clave pública que empiece por age1 (npm run atalaya -- key hace el par).",
    en: "Enter a public key that begins with age1 (npm run atalaya -- key makes a pair).",
  },
  needed_for_mail: {
    es: "Hace falta para enviar correos.",
    en: "It is needed to send letters.",
  },
  needed_for_ground: { es: "Hace falta para este suelo.", en: "It is needed for this ground." },
  set_by_environment: {
    es: "Lo decide la variable {{variable}} del servidor.",
    en: "The variable {{variable}} of the server decides it.",
  },
} satisfies Words;
