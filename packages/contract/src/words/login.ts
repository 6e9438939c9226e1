// Texts of the login page.
import type { Words } from "../text.ts";

export const loginWords = {
  sign_in: { es: "Iniciar sesión", en: "Sign in" },
  product_purpose: { es: "Gestión territorial del riesgo de desastres", en: "Territorial disaster-risk management" },
  email: { es: "Correo electrónico", en: "E-mail" },
  password: { es: "Contraseña", en: "Password" },
  password_show: { es: "Mostrar contraseña", en: "Show password" },
  password_hide: { es: "Ocultar contraseña", en: "Hide password" },
  caps_lock_on: { es: "Bloq Mayús está activado", en: "Caps Lock is on" },
  remember_me: { es: "Recordarme en este equipo", en: "Remember me on this computer" },
  enter: { es: "Entrar", en: "Sign in" },
  entering: { es: "Entrando…", en: "Signing in…" },
  email_missing: { es: "Escriba su correo electrónico.", en: "Enter your e-mail." },
  password_missing: { es: "Escriba su contraseña.", en: "Enter your password." },
  login_too_many: {
    es: "Demasiados intentos. Podrá intentarlo otra vez en {{seconds}} segundos.",
    en: "Too many attempts. You can try again in {{seconds}} seconds.",
  },
  login_offline: {
    es: "No hay conexión con el servidor. Revise su red e inténtelo otra vez.",
    en: "The server cannot be reached. Check your network and try again.",
  },
  token_has_expired: { es: "Su sesión ha expirado", en: "Token has expired" },
  public_pages: { es: "Páginas públicas", en: "Public pages" },
  public_topics: { es: "Temas", en: "Topics" },
  public_faqs: { es: "Preguntas frecuentes", en: "Frequently asked questions" },
  public_terms: { es: "Términos y privacidad", en: "Terms and privacy" },
  signed_out: { es: "Sesión cerrada", en: "Signed out" },
  forgotten_link: { es: "¿Olvidó su contraseña?", en: "Forgot your password?" },
  forgotten_title: { es: "Recuperar el acceso", en: "Recover your access" },
  forgotten_text: {
    es: "Escriba su correo y le enviaremos un enlace para definir una nueva contraseña.",
    en: "Enter your e-mail, and we send you a link to set a new password.",
  },
  forgotten_send: { es: "Enviar enlace", en: "Send the link" },
  forgotten_sending: { es: "Enviando…", en: "Sending…" },
  forgotten_sent: {
    es: "Si ese correo tiene una cuenta, en unos minutos le llegará un enlace que sirve durante 2 horas. Revise también el correo no deseado.",
    en: "If that e-mail has an account, a link that works for 2 hours arrives within minutes. Look in the spam folder too.",
  },
  forgotten_no_mail: {
    es: "Aquí no se envían correos. Pida un enlace o una nueva contraseña a quien administra los usuarios de su organización.",
    en: "No mail is sent from here. Ask whoever manages the users of your organisation for a link or a new password.",
  },
  forgotten_whom: {
    es: "Administra esta instalación: {{organisation}}.",
    en: "This installation is run by {{organisation}}.",
  },
  back_to_sign_in: { es: "Volver a iniciar sesión", en: "Back to sign in" },
  reset_title: { es: "Nueva contraseña", en: "New password" },
  reset_text: {
    es: "Elija una contraseña nueva. Al guardarla se cierran todas sus sesiones abiertas.",
    en: "Choose a new password. Saving it ends all your open sessions.",
  },
  invitation_title: { es: "Bienvenida", en: "Welcome" },
  invitation_text: {
    es: "Le dieron una cuenta. Elija su contraseña; después podrá entrar con su correo.",
    en: "You were given an account. Choose your password; then you can sign in with your e-mail.",
  },
  password_new: { es: "Contraseña nueva", en: "New password" },
  password_again: { es: "Repita la contraseña", en: "Repeat the password" },
  password_short: { es: "Al menos 10 caracteres", en: "At least 10 characters" },
  password_mismatch: { es: "Las dos contraseñas no son iguales.", en: "The two passwords are not the same." },
  password_save: { es: "Guardar contraseña", en: "Save the password" },
  password_saving: { es: "Guardando…", en: "Saving…" },
  password_set: {
    es: "Contraseña guardada. Ya puede iniciar sesión.",
    en: "Password saved. You can sign in now.",
  },
  link_dead_title: { es: "Este enlace ya no sirve", en: "This link no longer works" },
  link_dead_text: {
    es: "Se usó, venció o fue reemplazado por uno más nuevo. Pida otro.",
    en: "It was used, has expired or was replaced by a newer one. Ask for another one.",
  },
  link_ask_new: { es: "Pedir otro enlace", en: "Ask for another link" },
  login_language: { es: "Idioma", en: "Language" },
} satisfies Words;
