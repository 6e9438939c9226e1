// Texts of findings on the fields of records and of what variables say of them.
import type { Words } from "../../text.ts";
import { compositeIndexIssueWords } from "./composite-indices.ts";

export const recordIssueWords = {
  ...compositeIndexIssueWords,
  transition: {
    es: "Este paso no es posible desde el estado actual del registro.",
    en: "This step is not possible from the record's present state.",
  },
  published_reason: {
    es: "Está publicado: diga por qué se cambia.",
    en: "It is published: say why it is changed.",
  },
  required_to_submit: {
    es: "Falta este dato para enviar a validación o publicar.",
    en: "This is missing to submit for validation or to publish.",
  },
  report_order: {
    es: "No puede ser anterior al corte del informe n.º {{number}}.",
    en: "It cannot be before the cut-off of report no. {{number}}.",
  },
  alert_type_needed: {
    es: "No hay un tipo de alerta para esta amenaza: créelo en las variables del Centro de Alertas.",
    en: "There is no type of alert for this hazard: make one among the variables of the alert centre.",
  },
  log_due: { es: "Solo vencen las solicitudes y las tareas.", en: "Only requests and tasks are due." },
  log_step: {
    es: "Este paso es solo de solicitudes y tareas.",
    en: "Only requests and tasks take this step.",
  },
  milestones_cell: {
    es: "Un hito por línea: título | plazo | cumplido el | peso.",
    en: "One milestone in a line: title | due | done on | weight.",
  },
  housing_cell: {
    es: "Una solución por línea: daño | solución | hogares | con entrega.",
    en: "One solution in a line: damage | solution | households | served.",
  },
  link_unknown: {
    es: "No hay nada con este código o nombre en este lugar o en uno superior.",
    en: "There is nothing of this code or name in this place or in one above.",
  },
  link_ambiguous: {
    es: "Este código o nombre lo tienen varios: no se sabe cuál es.",
    en: "Several have this code or name: which one is meant is not known.",
  },
  card_archived: {
    es: "Este desastre está archivado y no se cambia.",
    en: "This disaster is archived and is not changed.",
  },
  card_unknown: {
    es: "No hay ningún desastre con este código en sus lugares.",
    en: "There is no disaster with this code in your places.",
  },
  card_ambiguous: {
    es: "Varios lugares tienen este código: agregue el código del lugar.",
    en: "Several places have this code: add the code of the place.",
  },
  options_needed: { es: "Agregue al menos una opción.", en: "Add at least one option." },
  range_order: {
    es: "El máximo no puede ser menor que el mínimo.",
    en: "The maximum cannot be less than the minimum.",
  },
  legend_type: {
    es: "Este método no sirve para el tipo de valor elegido.",
    en: "This method does not suit the chosen type of value.",
  },
  classes_needed: { es: "Defina al menos dos clases.", en: "Define at least two classes." },
  class_empty: {
    es: "Debe ser mayor que el inicio de la clase.",
    en: "It must be greater than where the class begins.",
  },
  class_gap: { es: "Queda un vacío con la clase anterior.", en: "There is a gap to the class before." },
  class_overlap: { es: "Se traslapa con la clase anterior.", en: "It overlaps the class before." },
  glide: { es: "Se escribe como WF-2014-000050-CHL.", en: "It is written like WF-2014-000050-CHL." },
  hip_code: {
    es: "No es un código de amenaza del catálogo HIP 2025, como EN0205.",
    en: "It is no hazard code of the HIP 2025 catalogue, such as EN0205.",
  },
  glide_type: {
    es: "No es un tipo de evento de GLIDE, como WF o FL.",
    en: "It is no type of event of GLIDE, such as WF or FL.",
  },
  emdat_key: {
    es: "Se escribe como nat-hyd-flo-riv, según la clasificación de EM-DAT.",
    en: "It is written like nat-hyd-flo-riv, as EM-DAT classifies.",
  },
  sendai_indicator: {
    es: "No es un indicador del Marco de Sendai: van de A-1 a G-6.",
    en: "It is no indicator of the Sendai Framework: they run from A-1 to G-6.",
  },
  hxl_tag: {
    es: "Se escribe como #affected+killed: una etiqueta y sus atributos.",
    en: "It is written like #affected+killed: a tag and its attributes.",
  },
  unit_code: {
    es: "Un código UCUM va sin espacios ni acentos y cierra sus llaves, como {persons}, har o km2.",
    en: "A UCUM code has no spaces or accents and closes its braces, such as {persons}, har or km2.",
  },
  duration_long: {
    es: "Del inicio al término hay {{days}} días: la duración no puede ser mayor.",
    en: "From beginning to end there are {{days}} days: it cannot last longer.",
  },
  before_event: {
    es: "No puede ser anterior al inicio del evento.",
    en: "It cannot be before the event began.",
  },
  statement_unpublished: {
    es: "Este desastre no está publicado: no hay nada que el público haya leído. Publíquelo primero.",
    en: "This disaster is not published: there is nothing that the public has read. Publish it first.",
  },
  statement_withdrawn: {
    es: "Ese día no estaba publicado: se había retirado de lo público.",
    en: "It was not public on that day: it had been taken back.",
  },
  statement_hidden: {
    es: "Lo publicado entonces no era visible para el público.",
    en: "What was published then was not visible to the public.",
  },
  whole_missing: {
    es: "Falta el total de este efecto: agréguelo entre las pérdidas, aunque sea «hubo sin cuantificar».",
    en: "The total of this effect is missing: add it to the losses, if only as “some, not counted”.",
  },
  whole_none: {
    es: "El total dice que no hubo: corrija el total o quite esta parte.",
    en: "The total says there were none: correct the total or remove this part.",
  },
  one_asset: {
    es: "Es una instalación del mapa base o una propiedad, no ambas.",
    en: "It is a facility of the base map or a property, not both.",
  },
  rate_unexpected: {
    es: "El tipo de cambio solo va con la pérdida total en dólares.",
    en: "An exchange rate goes only with the total loss in dollars.",
  },
  figure_published: {
    es: "Ya se publicó una cifra que aquí cambia o falta: diga por qué en la nota de una cifra de este efecto.",
    en: "A figure that was published changes or is missing here: say why in the note of a figure of this effect.",
  },
  part_of_whole: {
    es: "Las partes suman {{sum}} y el total es {{whole}}.",
    en: "The parts add up to {{sum}} and the whole is {{whole}}.",
  },
  completed_progress: {
    es: "Lo terminado lleva un avance de 100 %.",
    en: "What is completed has a progress of 100%.",
  },
  completed_end: {
    es: "Lo terminado lleva su fecha de término real.",
    en: "What is completed has the day of its actual end.",
  },
  weights_large: {
    es: "Los pesos de los hitos suman {{sum}} %: no pueden pasar de 100 %.",
    en: "The weights of the milestones add up to {{sum}}%: they cannot exceed 100%.",
  },
  effect_needed: {
    es: "Indique al menos un efecto: una cifra, «hubo sin cuantificar» o «no hubo».",
    en: "State at least one effect: a figure, “some, not counted” or “none”.",
  },
  value_type: { es: "El valor no es del tipo de la variable.", en: "The value is not of the variable's type." },
  value_unexpected: { es: "Esta variable no lleva valor.", en: "This variable takes no value." },
  variable_place: {
    es: "Esta variable no está disponible en ese lugar.",
    en: "This variable is not available in that place.",
  },
  variable_inactive: {
    es: "Esta variable está inactiva: ya no se ofrece para registros nuevos.",
    en: "This variable is inactive: it is no longer offered for new records.",
  },
  variable_used: {
    es: "Hay {{count}} registros con esta variable: este dato ya no se puede cambiar.",
    en: "{{count}} records use this variable: this can no longer be changed.",
  },
  variable_range: {
    es: "{{count}} registros tienen valores fuera de este límite.",
    en: "{{count}} records have values beyond this limit.",
  },
  variable_keys: {
    es: "{{count}} registros usan lo que quitó o cambió: {{keys}}.",
    en: "{{count}} records use what you removed or changed: {{keys}}.",
  },
  variable_classes: {
    es: "{{count}} registros quedarían fuera de todas las clases.",
    en: "{{count}} records would fall outside of all classes.",
  },
  variable_outside: {
    es: "{{count}} registros están fuera de ese lugar.",
    en: "{{count}} records lie outside of that place.",
  },
  itself_merged: { es: "Un registro no se une consigo mismo.", en: "A record is not merged with itself." },
  merge_place: {
    es: "Solo se unen registros del mismo lugar.",
    en: "Only records of the same place are merged.",
  },
  umbrella_circle: {
    es: "Un evento no puede ser parte de sí mismo ni de una de sus partes.",
    en: "An event cannot be a part of itself or of one of its parts.",
  },
  trigger_circle: {
    es: "Un evento no puede desencadenarse a sí mismo, tampoco por medio de otros.",
    en: "An event cannot set itself off, not even through others.",
  },
  umbrella_place: {
    es: "El evento mayor debe ser del mismo lugar o de uno superior.",
    en: "The umbrella event must be of the same place or of one above.",
  },
  parts_outside: {
    es: "{{count}} fichas que son parte de este evento quedarían fuera de ese lugar.",
    en: "{{count}} cards that are parts of this event would lie outside of that place.",
  },
  distance_needed: {
    es: "Diga hasta qué distancia: un punto o una línea no encierran nada.",
    en: "Say up to which distance: a point or a line encloses nothing.",
  },
  distance_order: {
    es: "Cada distancia debe ser mayor que la anterior.",
    en: "Each distance must be larger than the one before.",
  },
  no_classes: {
    es: "Esta variable no tiene áreas con clases.",
    en: "This variable has no areas with classes.",
  },
  merge_variable: {
    es: "Solo se unen registros de la misma variable.",
    en: "Only records of the same variable are merged.",
  },
} satisfies Words;
