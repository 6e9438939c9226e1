// Texts of problems: why a whole request was refused, and what stands in the way of a deletion.
import { ofEach } from "../nouns.ts";
import type { Words } from "../text.ts";

export const problemWords = {
  bad_request: { es: "La solicitud no se entiende.", en: "The request cannot be understood." },
  bad_json: { es: "El contenido enviado no es JSON válido.", en: "The content sent is not valid JSON." },
  unauthenticated: { es: "Inicie sesión para continuar.", en: "Sign in to continue." },
  forbidden: { es: "No tiene permiso para esta acción.", en: "You do not have permission for this action." },
  keys_many: {
    es: "Ya tiene 50 claves vigentes: revoque una antes.",
    en: "You have 50 keys that work: revoke one first.",
  },
  closed_to_keys: {
    es: "Esto no se hace con una clave de API: inicie sesión.",
    en: "This is not done with an API key: sign in.",
  },
  not_found: { es: "No existe o está fuera de sus lugares.", en: "It does not exist or is outside your places." },
  method_not_allowed: { es: "Esta acción no existe aquí.", en: "This action does not exist here." },
  role_locked: { es: "El rol Administrador no se puede cambiar.", en: "The Administrator role cannot be changed." },
  role_stronger: {
    es: "Este rol da permisos que usted no tiene en todos los lugares: no puede cambiarlo.",
    en: "This role grants permissions that you do not have in all places: you cannot change it.",
  },
  role_own: {
    es: "No puede cambiar un rol que usted tiene: lo cambia otra persona.",
    en: "You cannot change a role that you hold: somebody else changes it.",
  },
  role_built_in: {
    es: "Los roles incluidos no se pueden eliminar.",
    en: "The built-in roles cannot be deleted.",
  },
  roles_everywhere: {
    es: "Los roles valen en todos los lugares: solo los cambia quien los administra en todos.",
    en: "Roles apply in all places: only somebody who manages them everywhere changes them.",
  },
  shared_everywhere: {
    es: "Vale para todos los lugares: solo lo cambia quien lo administra en todos.",
    en: "It applies to all places: only somebody who manages it everywhere changes it.",
  },
  published_text: {
    es: "Está publicado: solo lo cambia quien puede publicar.",
    en: "It is published: only somebody who may publish changes it.",
  },
  terms_published: {
    es: "Una edición publicada no se cambia: redacte una nueva que la reemplace.",
    en: "A published edition is never changed: write a new one that supersedes it.",
  },
  minutes_sealed: {
    es: "El acta está aprobada y sellada: no se cambia ni se elimina. Un error se corrige con una rectificación.",
    en: "The minutes are approved and sealed: they are not changed or deleted. A mistake is put right by a rectification.",
  },
  alert_ended: {
    es: "La alerta ya terminó: para avisar otra vez, vuelva a emitirla.",
    en: "The alert is over: to warn again, issue it anew.",
  },
  alert_sent: {
    es: "La alerta ya se emitió: no se elimina, se cancela.",
    en: "The alert was issued: it is not deleted but cancelled.",
  },
  alert_not_waiting: {
    es: "Aquí no hay nada que enviar ni aprobar: otra persona se adelantó o lo retiró.",
    en: "There is nothing to send or to approve here: somebody else was first, or took it back.",
  },
  file_sealed: {
    es: "El informe de cierre ya está sellado. Ábralo de nuevo para cambiarlo.",
    en: "The after-action report is sealed already. Open it again to change it.",
  },
  file_changed: {
    es: "Lo que dice el informe de cierre cambió mientras lo leía. Mírelo y vuelva a sellarlo.",
    en: "What the after-action report says changed while you were reading it. Look at it and seal it again.",
  },
  statement_changed: {
    es: "Lo que dice la declaración cambió mientras la leía. Mírela y vuelva a sellarla.",
    en: "What the statement says changed while you were reading it. Look at it and seal it again.",
  },
  event_runs: {
    es: "El evento sigue en curso: anote su término en la ficha antes de sellar el cierre.",
    en: "The event is still running: write down its end in the card before the file is sealed.",
  },
  report_sent: {
    es: "El informe ya se envió y no cambia: lo nuevo va en el siguiente.",
    en: "The report was sent and does not change: what is new goes into the next one.",
  },
  report_changed: {
    es: "Lo que dice el informe cambió mientras usted lo leía: revíselo y envíelo otra vez.",
    en: "What the report says changed while you were reading it: look at it again, then send it.",
  },
  subscriber_gone: {
    es: "Ya no se le envían alertas: se dio de baja, o su dirección las rechaza. Suscríbalo de nuevo.",
    en: "No alerts are sent there any more: they left, or the address rejects them. Subscribe them again.",
  },
  alert_not_alone: {
    es: "En este lugar nadie emite una alerta por su cuenta: la aprueba otra persona.",
    en: "In this place nobody issues an alert alone: somebody else approves it.",
  },
  outdated: {
    es: "Alguien lo cambió desde que lo leyó: léalo de nuevo.",
    en: "Somebody changed it since you read it: read it again.",
  },
  conflict: {
    es: "Otra persona guardó cambios mientras usted editaba.",
    en: "Somebody else saved changes while you were editing.",
  },
  own_work: {
    es: "Lo valida otra persona: usted hizo el último cambio o lo envió a validación.",
    en: "Somebody else validates it: you made the last change or submitted it.",
  },
  record_archived: {
    es: "El registro está archivado y no se cambia. Recupérelo del archivo primero.",
    en: "The record is archived and cannot be changed. Take it out of the archive first.",
  },
  in_use: { es: "Está en uso y no se puede eliminar.", en: "It is in use and cannot be deleted." },
  effect_agreed: {
    es: "Este documento cambia otro que lleva otro lugar, y ese lugar lo aceptó. Solo quien lo lleva puede dejarlo sin efecto.",
    en: "This document changes one that another place keeps, and that place agreed. Only its keeper can take that back.",
  },
  proposal_closed: {
    es: "Quien lo propuso lo retiró: ya no espera respuesta.",
    en: "Whoever proposed it took it back: it no longer waits for an answer.",
  },
  too_large: { es: "Lo enviado es demasiado grande.", en: "What was sent is too large." },
  unsupported_media: { es: "Este tipo de contenido no se acepta.", en: "This type of content is not accepted." },
  validation: { es: "Revise los campos marcados.", en: "Check the marked fields." },
  key_used: {
    es: "Esto ya se envió con otro contenido y quedó hecho. Recargue la página para verlo.",
    en: "This was already sent with other contents and is done. Reload the page to see it.",
  },
  rows_wrong: {
    es: "No se cambió nada: hay filas que no admiten este cambio.",
    en: "Nothing was changed: some rows do not allow this change.",
  },
  credentials: {
    es: "El correo o la contraseña no son correctos.",
    en: "The e-mail or the password is not correct.",
  },
  too_many: { es: "Demasiados intentos. Espere un momento.", en: "Too many attempts. Wait a moment." },
  busy: {
    es: "Muchas personas inician sesión en este momento. Intente de nuevo en unos segundos.",
    en: "Many people are signing in right now. Try again in a few seconds.",
  },
  disk_full: {
    es: "El disco del servidor está lleno: no se guardó nada. Avise a quien lo administra; lo guardado antes no se pierde.",
    en: "The server's disk is full: nothing was saved. Tell whoever runs it; what was saved before is not lost.",
  },
  too_heavy: {
    es: "Es demasiado para prepararlo de una vez: divídalo, acórtelo o filtre menos datos.",
    en: "It is too much to prepare at once: split it, shorten it or filter for less.",
  },
  queue_full: {
    es: "El servidor está preparando otros documentos. Intente de nuevo en unos segundos.",
    en: "The server is preparing other documents. Try again in a few seconds.",
  },
  maintenance: {
    es: "En mantenimiento: por ahora no se guarda nada. Guarde de nuevo cuando termine.",
    en: "In maintenance: nothing is saved for now. Save again once it is over.",
  },
  unavailable: { es: "El servicio no está disponible en este momento.", en: "The service is not available right now." },
  not_configured: {
    es: "La búsqueda de contribuyentes no está configurada en este servidor.",
    en: "The look-up of taxpayers is not configured on this server.",
  },
  lookup_failed: {
    es: "El servicio de búsqueda no respondió bien. Intente más tarde o escriba los datos.",
    en: "The look-up service did not answer well. Try later or type the data.",
  },
  storage_full: {
    es: "No queda espacio para archivos en el servidor. Avise a quien lo administra.",
    en: "The server has no space left for files. Tell whoever runs it.",
  },
  storage_failed: {
    es: "El almacén de archivos no responde. No se guardó nada; intente más tarde.",
    en: "The file store does not answer. Nothing was kept; try later.",
  },
  internal: { es: "Ocurrió un error inesperado.", en: "An unexpected error occurred." },
} satisfies Words;

/** What may depend on something that somebody wants to delete (V18), as the answer counts it. */
export const dependantWords = {
  committees: { es: "comités", en: "committees" },
  committee_members: { es: "integrantes de comités", en: "committee members" },
  committee_sessions: { es: "sesiones", en: "sessions" },
  committee_agreements: { es: "acuerdos de comités", en: "agreements of committees" },
  alerts: { es: "alertas", en: "alerts" },
  composite_indices: { es: "índices compuestos", en: "composite indices" },
  editions: { es: "ediciones congeladas", en: "frozen editions" },
  topics: { es: "temas", en: "topics" },
  faqs: { es: "preguntas", en: "questions" },
  companies: { es: "lugares", en: "places" },
  company_persons: { es: "lugares asociados", en: "associated places" },
  company_relations: { es: "relaciones con lugares", en: "relations with places" },
  legal_documents: { es: "documentos legales", en: "legal documents" },
  institutions: { es: "instituciones", en: "institutions" },
  institution_functions: { es: "funciones en el marco institucional", en: "functions in the institutional framework" },
  assessments: { es: "evaluaciones de riesgo", en: "risk assessments" },
  recovery_items: { es: "ítems de recuperación", en: "recovery items" },
  variable_groups: { es: "grupos de variables", en: "groups of variables" },
  persons: { es: "personas", en: "persons" },
  ...ofEach(({ texts }) => texts.many),
  inventory_papers: { es: "documentos de movimientos", en: "documents of movements" },
  inventory_movements: { es: "movimientos de recursos", en: "movements of resources" },
  records: { es: "registros", en: "records" },
  installation: { es: "ajustes, como lugar propio", en: "settings, as the own place" },
  role_assignments: { es: "roles de usuarios", en: "roles of users" },
  variables: { es: "variables", en: "variables" },
} satisfies Words;
