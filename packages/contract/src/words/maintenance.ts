// Texts of maintenance: the band that everybody sees, and the card by which it begins and ends.
import type { Words } from "../text.ts";

/** Also on the login page and on public pages, which carry few texts. */
export const maintenanceBandWords = {
  maintenance_band: { es: "Solo lectura por mantenimiento.", en: "Read only for maintenance." },
  maintenance_band_text: {
    es: "Se puede consultar todo; por ahora no se guarda nada.",
    en: "Everything can be read; nothing is saved for now.",
  },
  maintenance_band_until: { es: "Término previsto: {{time}}.", en: "Expected end: {{time}}." },
} satisfies Words;

export const maintenanceWords = {
  maintenance: { es: "Mantenimiento", en: "Maintenance" },
  maintenance_off: {
    es: "No está en mantenimiento. Mientras lo esté, todo se puede consultar y nadie puede guardar: útil para mudar, actualizar o copiar sin que nada cambie.",
    en: "Not in maintenance. While it is, everything can be read and nobody can save: useful to move, upgrade or copy while nothing changes.",
  },
  maintenance_on: {
    es: "En mantenimiento: todo se puede consultar y nadie puede guardar.",
    en: "In maintenance: everything can be read and nobody can save.",
  },
  maintenance_locked: {
    es: "Lo decide la variable {{variable}} del servidor: aquí no se puede encender ni apagar.",
    en: "Decided by the variable {{variable}} of the server: it can be turned neither on nor off here.",
  },
  maintenance_begin: { es: "Iniciar mantenimiento…", en: "Begin maintenance…" },
  maintenance_begin_title: { es: "Iniciar mantenimiento", en: "Begin maintenance" },
  maintenance_begin_text: {
    es: "Desde ahora nadie podrá guardar, tampoco usted. Lo que otros estén escribiendo queda en su pantalla y se podrá guardar cuando termine.",
    en: "From now on nobody can save, nor can you. What others are typing stays on their screens and can be saved once it is over.",
  },
  maintenance_begun: { es: "Comenzó el mantenimiento.", en: "Maintenance has begun." },
  maintenance_change: { es: "Cambiar el aviso…", en: "Change the notice…" },
  maintenance_change_title: { es: "Cambiar el aviso", en: "Change the notice" },
  maintenance_changed: { es: "Aviso guardado.", en: "The notice was saved." },
  maintenance_end: { es: "Terminar mantenimiento", en: "End maintenance" },
  maintenance_ended: {
    es: "Terminó el mantenimiento: se puede guardar de nuevo.",
    en: "Maintenance is over: saving works again.",
  },
  maintenance_message_help: {
    es: "Lo leen todos, también sin iniciar sesión. Vacío: se dice solo que no se guarda.",
    en: "Everybody reads it, also without signing in. Empty: it is only said that nothing is saved.",
  },
  maintenance_until_help: {
    es: "Solo informa: el mantenimiento termina cuando alguien lo termina.",
    en: "It only informs: maintenance ends when somebody ends it.",
  },
  maintenance_see: { es: "Ver mantenimiento", en: "See maintenance" },
} satisfies Words;
