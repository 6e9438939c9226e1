// Texts of the mails that the server sends.
import type { Words } from "../text.ts";

export const mailWords = {
  mail_greeting: { es: "Hola, {{name}}:", en: "Hello, {{name}}:" },
  mail_test_subject: { es: "Prueba de correo de {{app}}", en: "Test letter of {{app}}" },
  mail_test_text: {
    es: "Esta carta la pidió usted en los ajustes de {{app}}. Si la está leyendo, el servidor de correo funciona.",
    en: "You asked for this letter in the settings of {{app}}. If you are reading it, the mail server works.",
  },
  mail_invitation_subject: { es: "Su cuenta en {{app}}", en: "Your account in {{app}}" },
  mail_invitation_text: {
    es: "Le dieron una cuenta en {{app}}. Elija su contraseña con este enlace; después podrá entrar con este correo.",
    en: "You were given an account in {{app}}. Choose your password with this link; then you can sign in with this e-mail.",
  },
  mail_invitation_button: { es: "Elegir contraseña", en: "Choose a password" },
  mail_password_reset_subject: { es: "Nueva contraseña para {{app}}", en: "New password for {{app}}" },
  mail_password_reset_text: {
    es: "Alguien pidió una nueva contraseña para su cuenta en {{app}}. Si no fue usted, no haga nada: la actual sigue valiendo.",
    en: "Somebody asked for a new password for your account in {{app}}. If it was not you, do nothing: the present one stays.",
  },
  mail_password_reset_button: { es: "Definir nueva contraseña", en: "Set a new password" },
  mail_link_life: {
    es: "El enlace sirve una sola vez, durante {{hours}} horas. No lo reenvíe: quien lo tenga puede entrar a su cuenta.",
    en: "The link works once, for {{hours}} hours. Do not forward it: whoever has it can get into your account.",
  },
  mail_link_copy: {
    es: "Si el botón no funciona, copie esta dirección en su navegador:",
    en: "If the button does not work, copy this address into your browser:",
  },
} satisfies Words;
