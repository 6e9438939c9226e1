// Texts of findings on single fields.
import type { Words } from "../../text.ts";
import { alertIssueWords } from "./alerts.ts";
import { committeeIssueWords } from "../committee/errors.ts";
import { desInventarIssueWords } from "./desinventar.ts";
import { geoIssueWords } from "./geo.ts";
import { tableIssueWords } from "./tables.ts";
import { groundIssueWords } from "./grounds.ts";
import { importIssueWords } from "./imports.ts";
import { installationIssueWords } from "./installation.ts";
import { inventoryIssueWords } from "./inventory.ts";
import { lessonIssueWords } from "../lessons.ts";
import { recordIssueWords } from "./records.ts";

export const issueWords = {
  ...recordIssueWords,
  ...alertIssueWords,
  ...committeeIssueWords,
  ...desInventarIssueWords,
  ...geoIssueWords,
  ...tableIssueWords,
  ...groundIssueWords,
  ...importIssueWords,
  ...installationIssueWords,
  ...inventoryIssueWords,
  ...lessonIssueWords,
  area: {
    es: "Un área lleva de 3 a 60 esquinas: longitud y latitud.",
    en: "An area has 3 to 60 corners: longitude and latitude.",
  },
  figure_filter: {
    es: "Escriba la métrica y entre qué números: «deaths:10:».",
    en: "Give the metric and between which numbers: “deaths:10:”.",
  },
  required: { es: "Este campo es obligatorio.", en: "This field is required." },
  invalid: { es: "El valor no es válido.", en: "The value is not valid." },
  text: { es: "Escriba un texto.", en: "Enter a text." },
  number: { es: "Escriba un número.", en: "Enter a number." },
  whole_number: { es: "Escriba un número entero.", en: "Enter a whole number." },
  choice: { es: "Elija una de las opciones.", en: "Choose one of the options." },
  day: { es: "Escriba una fecha válida.", en: "Enter a valid date." },
  instant: { es: "Escriba fecha y hora válidas.", en: "Enter a valid date and time." },
  email: { es: "Escriba un correo válido.", en: "Enter a valid e-mail." },
  time_of_day: { es: "Escriba una hora como 03:00.", en: "Enter an hour such as 03:00." },
  picture: {
    es: "No es una imagen PNG, JPEG, WebP o GIF que se pueda leer.",
    en: "It is not a PNG, JPEG, WebP or GIF picture that can be read.",
  },
  url: { es: "Escriba una dirección web válida.", en: "Enter a valid web address." },
  text_small: { es: "Escriba al menos {{minimum}} caracteres.", en: "Enter at least {{minimum}} characters." },
  text_big: { es: "Escriba a lo más {{maximum}} caracteres.", en: "Enter at most {{maximum}} characters." },
  rich_text_big: {
    es: "Con su formato, el texto pasa de {{maximum}} caracteres: acórtelo.",
    en: "With its formatting, the text is longer than {{maximum}} characters: shorten it.",
  },
  list_small: { es: "Elija al menos {{minimum}}.", en: "Choose at least {{minimum}}." },
  list_big: { es: "Elija a lo más {{maximum}}.", en: "Choose at most {{maximum}}." },
  number_small: { es: "El mínimo es {{minimum}}.", en: "The minimum is {{minimum}}." },
  number_big: { es: "El máximo es {{maximum}}.", en: "The maximum is {{maximum}}." },
  unknown_field: { es: "Campo desconocido: {{fields}}.", en: "Unknown field: {{fields}}." },
  unknown_fields: { es: "Hay {{count}} campos desconocidos.", en: "There are {{count}} unknown fields." },
  control_character: {
    es: "El texto contiene un carácter que no se puede guardar.",
    en: "The text contains a character that cannot be stored.",
  },
  search_short: { es: "Escriba al menos 3 letras.", en: "Enter at least 3 letters." },
  day_future: { es: "La fecha no puede ser futura.", en: "The date cannot be in the future." },
  hour_future: { es: "La hora no puede ser futura.", en: "The hour cannot be in the future." },
  day_early: {
    es: "Es anterior al año 1500: revise el año.",
    en: "It is before the year 1500: check the year.",
  },
  year_future: { es: "El año no puede ser futuro.", en: "The year cannot be in the future." },
  currency: { es: "Un monto necesita su moneda.", en: "An amount needs its currency." },
  currency_usd: {
    es: "Esta pérdida se expresa en dólares (USD).",
    en: "This loss is stated in US dollars (USD).",
  },
  color: { es: "Escriba un color como #1565C0.", en: "Enter a colour such as #1565C0." },
  icon: { es: "Elija un ícono de la lista.", en: "Choose an icon from the list." },
  rut_form: { es: "Escriba un RUT, como 12.345.678-5.", en: "Enter a RUT, such as 12.345.678-5." },
  rut: { es: "El dígito verificador del RUT no corresponde.", en: "The check digit of the RUT does not match." },
  rut_missing: { es: "Este lugar no tiene RUT registrado.", en: "No RUT is recorded for this place." },
  masked_id: { es: "Escriba el documento completo, sin asteriscos.", en: "Enter the whole id, without asterisks." },
  phone: {
    es: "Escriba el teléfono con el código del país, como +56 32 213 4000.",
    en: "Enter the telephone with the country's code, such as +56 32 213 4000.",
  },
  year_order: { es: "Del primer año al último, 40 a lo más.", en: "From the first year to the last, 40 at most." },
  day_order: {
    es: "La fecha final no puede ser anterior a la inicial.",
    en: "The last day cannot be before the first.",
  },
  before_issued: {
    es: "No puede ser anterior a la fecha de dictación.",
    en: "It cannot be before the day of issue.",
  },
  document_known: {
    es: "Ya existe un documento con este tipo, número, organismo y año.",
    en: "A document of this type, number, issuer and year exists.",
  },
  repeal_unexplained: {
    es: "Un documento derogado necesita su último día de vigencia, o el documento que lo deroga.",
    en: "A repealed document needs its last day in force, or the document that repeals it.",
  },
  before_target: {
    es: "No puede ser anterior a la dictación del documento que deroga o modifica.",
    en: "It cannot be before the issue of the document that it repeals or amends.",
  },
  after_effect: {
    es: "Otro documento lo deroga o modifica antes de esta fecha.",
    en: "Another document repeals or amends it before this day.",
  },
  relation_twice: { es: "Esta relación ya está en la lista.", en: "This relation is in the list already." },
  person_known: {
    es: "Ya está en el directorio: {{name}} ({{place}}).",
    en: "In the directory already: {{name}} ({{place}}).",
  },
  rank_lower: {
    es: "Un documento no deroga ni modifica a otro de rango superior.",
    en: "A document neither repeals nor amends one of a higher rank.",
  },
  reach_lower: {
    es: "Un documento no deroga ni modifica a otro de un ámbito mayor.",
    en: "A document neither repeals nor amends one of a wider level.",
  },
  instrument_unlike: {
    es: "Solo reemplaza o modifica a otro del mismo tipo y ámbito.",
    en: "It replaces or amends only one of the same kind and level.",
  },
  effect_agreed: {
    es: "Cambiaría un documento que lleva otro lugar. Solo quien lo lleva puede dejar sin efecto lo que aceptó.",
    en: "This would change a document that another place keeps. Only its keeper can take back what he accepted.",
  },
  relation_itself: { es: "Un documento no se relaciona consigo mismo.", en: "A document is not related to itself." },
  tree_cycle: {
    es: "No puede depender de sí misma ni de algo que depende de ella.",
    en: "It cannot lie below itself, nor below something that lies below it.",
  },
  topic_levels: {
    es: "Los temas tienen dos niveles: elija uno que no dependa de otro.",
    en: "Topics have two levels: choose one that does not lie below another.",
  },
  slug: {
    es: "Solo minúsculas sin acento, cifras y guiones, como plan-de-evacuacion.",
    en: "Only small letters without accents, digits and hyphens, such as evacuation-plan.",
  },
  taken: { es: "Ya existe otro con este valor.", en: "Another one with this value exists." },
  outside: { es: "Está fuera de sus lugares.", en: "It is outside your places." },
  missing: { es: "Lo elegido no existe.", en: "What was chosen does not exist." },
  one_primary: { es: "Solo una persona puede ser la principal.", en: "Only one person can be the primary one." },
  itself: { es: "Un lugar no se relaciona consigo mismo.", en: "A place is not related to itself." },
  circle: { es: "Un lugar no puede quedar dentro de sí mismo.", en: "A place cannot come to lie within itself." },
  top_place_only: {
    es: "Solo quien administra todos los lugares puede dejarlo sin lugar superior. Elija uno.",
    en: "Only a manager of all places may leave it without a place above. Choose one.",
  },
  expected: { es: "Se espera en una comuna.", en: "Expected for a municipality." },
  position: {
    es: "Una coordenada no es válida: se espera [longitud, latitud] en grados.",
    en: "A coordinate is not valid: [longitude, latitude] in degrees is expected.",
  },
  longitude: { es: "La longitud va entre −180 y 180 grados.", en: "Longitude runs from −180 to 180 degrees." },
  latitude: { es: "La latitud va entre −90 y 90 grados.", en: "Latitude runs from −90 to 90 degrees." },
  same_name: { es: "Ya existe un lugar con este nombre.", en: "A place with this name exists already." },
  row_twice: { es: "Una fila está dos veces.", en: "A row is there twice." },
  code_twice: { es: "Este código está en otra fila del archivo.", en: "This code is in another row of the file." },
  code_of_place: {
    es: "Otro registro de este lugar ya tiene este código.",
    en: "Another record of this place has this code already.",
  },
  count_changed: {
    es: "Ahora coinciden {{count}} registros. Revise la lista y repita.",
    en: "{{count}} records match now. Check the list and repeat.",
  },
  export_rows: {
    es: "En este formato salen a lo más {{maximum}} filas: acote la lista o exporte a CSV.",
    en: "This format takes at most {{maximum}} rows: narrow the list down or export to CSV.",
  },
  export_columns: {
    es: "En papel caben {{maximum}} columnas: elija las de la lista.",
    en: "{{maximum}} columns fit on paper: choose those of the list.",
  },
  rows_many: { es: "Acote la lista a {{maximum}} registros.", en: "Narrow the list down to {{maximum}} records." },
  code_unknown: { es: "No hay ningún lugar con este código.", en: "There is no place with this code." },
  row_above: {
    es: "La fila del lugar superior tiene errores.",
    en: "The row of the place above has errors.",
  },
  file_again: {
    es: "El archivo del límite ya no está en memoria: elíjalo otra vez.",
    en: "The boundary's file is no longer in memory: choose it again.",
  },
  ring_short: { es: "Un polígono necesita al menos tres vértices.", en: "A polygon needs at least three vertices." },
  ring_open: { es: "El polígono debe terminar donde empieza.", en: "The polygon must end where it begins." },
  self_crossing: { es: "La figura se cruza a sí misma.", en: "The shape crosses itself." },
  null_island: {
    es: "La coordenada 0, 0 no es un lugar real.",
    en: "The coordinate 0, 0 is not a real place.",
  },
  too_many_positions: {
    es: "La figura tiene más de {{maximum}} vértices.",
    en: "The shape has more than {{maximum}} vertices.",
  },
  geometry_type: {
    es: "Esta variable pide otro tipo de geometría.",
    en: "This variable asks for another type of geometry.",
  },
  key_retired: {
    es: "Esta clave ya significó otra cosa y no se vuelve a usar: {{keys}}.",
    en: "This key once meant something else and is not used again: {{keys}}.",
  },
  shared_only: {
    es: "Solo quien administra todos los lugares puede definir variables compartidas. Elija un lugar.",
    en: "Only a manager of all places may define shared variables. Choose a place.",
  },
  last_super_admin: {
    es: "Debe quedar al menos un super administrador activo.",
    en: "At least one active super administrator must remain.",
  },
  own_role: { es: "No puede cambiar sus propios permisos.", en: "You cannot change your own permissions." },
  password_mismatch: { es: "Las dos contraseñas no son iguales.", en: "The two passwords are not the same." },
  wrong_password: { es: "La contraseña actual no es correcta.", en: "The present password is not correct." },
  link_used: {
    es: "El enlace ya se usó, venció o fue reemplazado por uno nuevo.",
    en: "The link was used, has expired or was replaced by a newer one.",
  },
  user_inactive: {
    es: "Esta persona está inactiva: actívela primero.",
    en: "This person is inactive: activate the account first.",
  },
  key_beyond: {
    es: "Una clave no puede más que usted: quite los permisos que no tiene.",
    en: "A key may no more than you: take out the permissions that you do not have.",
  },
  role_beyond: {
    es: "No puede dar ni quitar permisos que usted no tiene en ese lugar.",
    en: "You cannot give or take permissions that you do not have in that place.",
  },
  move_beyond: {
    es: "No puede mover un lugar a donde usted ganaría permisos sobre él.",
    en: "You cannot move a place to where you would gain permissions over it.",
  },
  permission_beyond: {
    es: "No puede dar a un rol permisos que usted no tiene en todos los lugares.",
    en: "You cannot give a role permissions that you do not have in all places.",
  },
  file_type: {
    es: "Este tipo de archivo no se acepta.",
    en: "This type of file is not accepted.",
  },
  file_mismatch: {
    es: "El contenido no es el de un archivo .{{extension}}.",
    en: "The content is not that of a .{{extension}} file.",
  },
  file_program: {
    es: "El archivo contiene programas o macros y no se acepta.",
    en: "The file contains programs or macros and is not accepted.",
  },
  file_archive: {
    es: "El archivo comprimido se expande demasiado o está dañado.",
    en: "The compressed file expands too much or is damaged.",
  },
  file_large: { es: "El archivo pasa de {{maximum}} MB.", en: "The file is larger than {{maximum}} MB." },
  uploads_open: {
    es: "Tiene {{maximum}} envíos sin terminar. Termine o cancele alguno.",
    en: "You have {{maximum}} unfinished uploads. Finish or cancel one.",
  },
  uploads_reserved: {
    es: "Sus envíos sin terminar y archivos sin adjuntar pasarían de {{maximum}} MB. Termine o cancele alguno.",
    en: "Your unfinished uploads and unattached files would exceed {{maximum}} MB. Finish or cancel one.",
  },
  key_of_file: {
    es: "Un archivo se envía sin clave de repetición.",
    en: "A file is sent without a key for repetitions.",
  },
  file_empty: { es: "El archivo está vacío.", en: "The file is empty." },
  file_incomplete: { es: "Faltan partes del archivo.", en: "Parts of the file are missing." },
  file_hash: { es: "El archivo llegó cambiado: envíelo otra vez.", en: "The file arrived changed: send it again." },
  chunk_offset: { es: "Ninguna parte del archivo empieza aquí.", en: "No part of the file begins here." },
  chunk_size: { es: "Esta parte debe tener {{size}} bytes.", en: "This part must have {{size}} bytes." },
  chunk_differs: {
    es: "Esta parte ya llegó con otro contenido: comience el envío de nuevo.",
    en: "This part has arrived with other content: start the upload again.",
  },
  cursor: { es: "La página pedida ya no existe.", en: "The page asked for no longer exists." },
  deep_page: {
    es: "Acote la búsqueda para llegar más lejos.",
    en: "Narrow the search to get further.",
  },
} satisfies Words;
