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
  signed_out: { es: "Sesión cerrada", en: "Signed out" },
  login_language: { es: "Idioma", en: "Language" },
} satisfies Words;
