// Texts of findings on the fields of committees, their sessions and what these agreed.
import type { Words } from "../../text.ts";

export const committeeIssueWords = {
  before_constitution: {
    es: "No puede ser anterior a la constitución del comité.",
    en: "It cannot be before the committee was constituted.",
  },
  after_dissolution: {
    es: "No puede pasar de la disolución del comité.",
    en: "It cannot go beyond the committee's dissolution.",
  },
  member_twice: {
    es: "Esta persona ya integra el comité en ese período.",
    en: "This person is a member in that period already.",
  },
  chair_twice: {
    es: "Ya hay otra presidencia en ese período.",
    en: "There is another chair in that period.",
  },
  titular_needed: {
    es: "Un suplente necesita un titular de este comité.",
    en: "An alternate needs a full member of this committee.",
  },
  titular_only_of_alternate: {
    es: "Solo un suplente suple a otra persona.",
    en: "Only an alternate stands in for somebody.",
  },
  committee_there: {
    es: "Ya hay un comité activo de este tipo en el lugar.",
    en: "There is an active committee of this kind in the place.",
  },
  member_attended: {
    es: "Quien asistió a una sesión o responde de un acuerdo no se quita de la lista: indique hasta cuándo fue integrante.",
    en: "Who attended a session or is responsible for an agreement stays in the list: say until when the person was a member.",
  },
  committee_kind_foreign: {
    es: "El país o el tipo del lugar no tiene este comité.",
    en: "The country or the kind of the place does not have this committee.",
  },
  committee_level_foreign: {
    es: "El nivel no es el del lugar.",
    en: "This is not the level of the place.",
  },
  committee_met: {
    es: "El comité ya sesionó: no pasa a otro lugar.",
    en: "The committee has met: it does not move to another place.",
  },
  sessions_outside: {
    es: "Hay sesiones fuera de esa fecha ({{day}}): la vida del comité las abarca todas.",
    en: "There are sessions beyond that day ({{day}}): the committee's life covers all of them.",
  },
  responsible_needed: {
    es: "Elija quién responde del acuerdo: un integrante o una institución.",
    en: "Choose who is responsible for the agreement: a member or an institution.",
  },
  due_before_session: {
    es: "No puede vencer antes de la sesión que lo acordó.",
    en: "It cannot be due before the session that agreed it.",
  },
  session_not_begun: {
    es: "La sesión aún no comienza: hasta entonces solo está convocada.",
    en: "The session has not begun: until then it is only called.",
  },
  attendance_early: {
    es: "La asistencia se registra desde una hora antes de la sesión; antes, anote quién confirmó.",
    en: "Attendance is recorded from an hour before the session; before that, note who confirmed.",
  },
  minutes_needed: {
    es: "Escriba el acta antes de aprobarla.",
    en: "Write the minutes before approving them.",
  },
  too_many_votes: {
    es: "Suman {{given}} votos y hay {{voters}} presentes con derecho a voto.",
    en: "They add up to {{given}} votes, and {{voters}} with a right to vote are present.",
  },
  citation_of_called: {
    es: "Solo se cita a una sesión convocada que aún no comienza.",
    en: "Only a session that is called and has not begun is cited to.",
  },
  rectification_empty: {
    es: "Nada cambia: corrija antes lo que el acta dice mal.",
    en: "Nothing changes: first put right what the minutes say wrongly.",
  },
  session_approves: {
    es: "En esta sesión se aprobó el acta de otra: no se anula ni queda antes que aquella.",
    en: "The minutes of another session were approved in this one: it is not annulled, nor moved before that one.",
  },
  attendance_needed: {
    es: "Registre la asistencia antes de aprobar el acta.",
    en: "Record the attendance before approving the minutes.",
  },
  not_quorate: { es: "Sin quórum no se aprueba el acta.", en: "Minutes are not approved without a quorum." },
  session_not_later: {
    es: "Se aprueba en una sesión posterior del mismo comité, ya iniciada y no anulada.",
    en: "It is approved in a later session of the same committee that has begun and is not annulled.",
  },
  session_stays: {
    es: "Una sesión no pasa a otro comité.",
    en: "A session does not move to another committee.",
  },
} satisfies Words;
