// Texts of the letters to subscribers of alerts, and of the pages by which one subscribes, agrees and leaves.
import type { Words } from "../../text.ts";

export const alertLetterWords = {
  letter_subject: { es: "Alerta {{code}} · {{place}}", en: "Alert {{code}} · {{place}}" },
  letter_subject_exercise: { es: "SIMULACRO · {{code}} · {{place}}", en: "EXERCISE · {{code}} · {{place}}" },
  letter_exercise: {
    es: "Esto es un SIMULACRO: no hay ningún peligro.",
    en: "This is an EXERCISE: there is no danger.",
  },
  letter_update: {
    es: "Actualización: reemplaza lo que se le avisó antes.",
    en: "Update: it replaces what you were told before.",
  },
  letter_where: { es: "Dónde: {{where}}", en: "Where: {{where}}" },
  letter_sent: { es: "Emitida: {{time}}", en: "Issued: {{time}}" },
  letter_until: { es: "Vigente hasta: {{time}}", en: "In force until: {{time}}" },
  letter_by: { es: "Emite: {{by}}", en: "Issued by: {{by}}" },
  letter_page: { es: "La alerta en la web:", en: "The alert on the web:" },
  letter_leave: { es: "Para no recibir más alertas:", en: "To stop receiving alerts:" },
} satisfies Words;

/** The letter to those who may stand by what one officer issued alone. */
export const ratificationLetterWords = {
  subject: { es: "Por ratificar: alerta {{code}} · {{place}}", en: "To be ratified: alert {{code}} · {{place}}" },
  subject_exercise: {
    es: "SIMULACRO · Por ratificar: {{code}} · {{place}}",
    en: "EXERCISE · To be ratified: {{code}} · {{place}}",
  },
  exercise: { es: "Esto es un SIMULACRO: no hay ningún peligro.", en: "This is an EXERCISE: there is no danger." },
  greeting: { es: "Hola, {{name}}:", en: "Dear {{name}}," },
  what: {
    es: "{{issued_by}} emitió en emergencia, sin una segunda persona, este mensaje de {{place}} ({{time}}):",
    en: "{{issued_by}} issued this message for {{place}} in an emergency, without a second person ({{time}}):",
  },
  reason: { es: "Motivo: {{reason}}", en: "Reason: {{reason}}" },
  until: {
    es: "Usted puede ratificarlo hasta: {{time}}. Después queda a la vista como no ratificado.",
    en: "You can ratify it until: {{time}}. After that it is shown as not ratified.",
  },
  link: { es: "Léalo y ratifíquelo aquí:", en: "Read and ratify it here:" },
} satisfies Words;

/** What a person reads who subscribes, agrees or leaves. */
export const publicSubscriptionWords = {
  title: { es: "Recibir alertas por correo", en: "Receive alerts by e-mail" },
  invite: { es: "Recibir las alertas por correo", en: "Receive the alerts by e-mail" },
  email: { es: "Correo electrónico", en: "E-mail" },
  place: { es: "Comuna o lugar, por nombre o código", en: "Municipality or place, by name or code" },
  levels: { es: "Niveles (ninguno marcado: todos)", en: "Levels (none ticked: all)" },
  exercises: { es: "También los simulacros", en: "Exercises too" },
  consent: {
    es: "Quiero recibir en esta dirección las alertas del lugar elegido. {{organisation}} la guarda solo para eso, y puedo darme de baja con el enlace de cualquier mensaje.",
    en: "I want to receive the alerts for the chosen place at this address. {{organisation}} keeps it for that alone, and I can leave through the link in any message.",
  },
  send: { es: "Suscribirme", en: "Subscribe" },
  wrong_email: {
    es: "Escriba un correo, como nombre@dominio.cl.",
    en: "Enter an e-mail address, such as name@domain.org.",
  },
  wrong_place: {
    es: "No hay un lugar con ese nombre o código, o hay varios: escriba el código.",
    en: "There is no place with that name or code, or there are several: enter the code.",
  },
  wrong_consent: { es: "Marque que está de acuerdo.", en: "Tick that you agree." },
  asked: {
    es: "Le enviamos un mensaje a esa dirección. Ábralo y confirme: mientras no lo haga, no recibirá alertas.",
    en: "We sent a message to that address. Open it and confirm: until then you will receive no alerts.",
  },
  confirm_title: { es: "Confirmar la suscripción", en: "Confirm the subscription" },
  confirm_what: { es: "Alertas de {{place}}, en {{address}}.", en: "Alerts for {{place}}, at {{address}}." },
  confirm: { es: "Confirmar", en: "Confirm" },
  confirmed: {
    es: "Listo: desde ahora recibirá las alertas de {{place}}.",
    en: "Done: from now on you will receive the alerts for {{place}}.",
  },
  leave_title: { es: "Dejar de recibir alertas", en: "Stop receiving alerts" },
  leave_what: {
    es: "No recibirá más alertas de {{place}}, y borraremos su dirección.",
    en: "You will receive no more alerts for {{place}}, and we will erase your address.",
  },
  leave: { es: "Darme de baja", en: "Leave" },
  left: {
    es: "Listo: no recibirá más alertas, y su dirección quedó borrada.",
    en: "Done: you will receive no more alerts, and your address has been erased.",
  },
  bad_link: {
    es: "Este enlace no sirve, o ya se usó. Puede suscribirse de nuevo cuando quiera.",
    en: "This link does not work, or was already used. You can subscribe again at any time.",
  },
  letter_confirm_subject: { es: "Confirme que quiere recibir alertas", en: "Confirm that you want to receive alerts" },
  letter_confirm: {
    es: "Alguien pidió que en esta dirección se reciban las alertas de {{place}}. Si fue usted, confírmelo en la página de este enlace. Si no, no haga nada: en una semana borraremos la dirección.",
    en: "Somebody asked to receive the alerts for {{place}} at this address. If it was you, confirm it on the page behind this link. If not, do nothing: we will erase the address in a week.",
  },
  letter_known: {
    es: "Alguien pidió de nuevo las alertas de {{place}} para esta dirección, que ya las recibe. No tiene que hacer nada; para darse de baja está este enlace.",
    en: "Somebody asked again for the alerts for {{place}} at this address, which already receives them. You need not do anything; to leave, use this link.",
  },
  sms_confirm: {
    es: "Confirme que quiere recibir alertas de {{place}}:",
    en: "Confirm that you want alerts for {{place}}:",
  },
} satisfies Words;
