// A word on each noun of the API, in the order in which somebody new to it reads.
import type { Words } from "../../text.ts";

export const apiNounWords = {
  records: {
    es: "Registros del territorio en cuatro dominios: mapa base, vulnerabilidad, desastres y recuperación. Cada uno dice un valor de una variable, en un lugar y un día, con su geometría.",
    en: "Records of the territory in four domains: base map, vulnerability, disasters and recovery. Each tells a value of a variable, in a place, on a day, with its geometry.",
  },
  variables: {
    es: "Los catálogos: qué se registra en cada dominio, con su tipo, unidad y opciones.",
    en: "The catalogues: what is recorded in each domain, with its type, unit and choices.",
  },
  companies: {
    es: "Los lugares: regiones, provincias, municipalidades y lo que depende de ellas, con sus límites.",
    en: "The places: regions, provinces, municipalities and what belongs to them, with their boundaries.",
  },
  alerts: {
    es: "Alertas: redactarlas, emitirlas, actualizarlas y cancelarlas, e importar las de otros en CAP.",
    en: "Alerts: to write, issue, update and cancel them, and to import those of others in CAP.",
  },
  "alert-subscriptions": {
    es: "Quiénes reciben las alertas, y por qué medio.",
    en: "Who receives the alerts, and by which means.",
  },
  "log-entries": {
    es: "La bitácora de una emergencia: lo que se supo, se pidió y se hizo.",
    en: "The log of an emergency: what was learnt, asked for and done.",
  },
  "event-reports": {
    es: "Informes de situación de un evento en curso.",
    en: "Situation reports of a running event.",
  },
  "after-actions": {
    es: "El expediente con que se cierra una emergencia.",
    en: "The file by which an emergency is closed.",
  },
  "event-kits": {
    es: "Lo que se abre con una emergencia, de una vez.",
    en: "What is opened with an emergency, in one step.",
  },
  lessons: {
    es: "Lecciones aprendidas y lo que se acordó por ellas.",
    en: "Lessons learnt and what was agreed for them.",
  },
  exercises: { es: "Simulacros y simulaciones.", en: "Drills and simulations." },
  properties: {
    es: "Propiedades e infraestructura del territorio, con su lugar en el mapa.",
    en: "Properties and infrastructure of the territory, with their place on the map.",
  },
  shelters: {
    es: "Albergues, su capacidad y cuántas personas hay en ellos.",
    en: "Shelters, their capacity and how many people are in them.",
  },
  inventory: {
    es: "Recursos de respuesta y sus movimientos; el saldo es la suma de ellos.",
    en: "Response resources and their movements; a balance is the sum of them.",
  },
  institutions: { es: "Instituciones del marco de gestión.", en: "Institutions of the framework." },
  "institution-functions": {
    es: "Qué hace cada institución en cada fase.",
    en: "What each institution does in each phase.",
  },
  persons: { es: "Contactos de las instituciones y lugares.", en: "Contacts of institutions and places." },
  committees: { es: "Comités y sus integrantes.", en: "Committees and their members." },
  "committee-sessions": {
    es: "Sesiones de comité: citación, acta y acuerdos.",
    en: "Sessions of committees: citation, minutes and agreements.",
  },
  "legal-documents": {
    es: "Leyes, decretos, planes y cómo se relacionan.",
    en: "Laws, decrees, plans and how they relate.",
  },
  proposals: {
    es: "Relaciones propuestas entre cosas de lugares distintos.",
    en: "Relations proposed between things of different places.",
  },
  "composite-indices": {
    es: "Índices compuestos de varias variables, calculados sobre un territorio.",
    en: "Indices composed of several variables, reckoned over a territory.",
  },
  dashboard: { es: "El panel: lo que cuenta hoy en un lugar.", en: "The dashboard: what counts today in a place." },
  todo: { es: "Lo que espera a quien llama.", en: "What waits for the caller." },
  files: {
    es: "Archivos: se suben por partes, se adjuntan a una cosa y se descargan.",
    en: "Files: uploaded in pieces, attached to a thing and downloaded.",
  },
  maps: { es: "Fondos de mapa propios.", en: "Own grounds of the map." },
  imports: { es: "Importaciones de archivos, fila por fila.", en: "Imports of files, row by row." },
  "boundary-loads": { es: "Cargas de límites desde archivos.", en: "Loads of boundaries from files." },
  "desinventar-loads": {
    es: "Cargas de una base DesInventar.",
    en: "Loads of a DesInventar database.",
  },
  topics: { es: "Temas: textos para el público.", en: "Topics: texts for the public." },
  faqs: { es: "Preguntas frecuentes.", en: "Frequent questions." },
  terms: { es: "Términos y sus ediciones.", en: "Terms and their editions." },
  "rich-text": { es: "Cómo se verá un texto con formato.", en: "How a formatted text will look." },
  account: {
    es: "La propia cuenta: entrar, salir, contraseña y sesiones.",
    en: "One's own account: signing in and out, password and sessions.",
  },
  "api-keys": {
    es: "Claves con que un programa llama en nombre de una persona.",
    en: "Keys by which a program calls in the name of a person.",
  },
  "saved-views": { es: "Vistas guardadas de las pantallas.", en: "Kept views of the screens." },
  users: { es: "Usuarios, sus roles y lugares.", en: "Users, their roles and places." },
  roles: { es: "Roles: conjuntos de permisos.", en: "Roles: sets of permissions." },
  audit: { es: "Quién cambió qué, y cuándo.", en: "Who changed what, and when." },
  live: { es: "Cambios a medida que ocurren, para la consola.", en: "Changes as they happen, for the console." },
  packs: { es: "Paquetes de país.", en: "Country packs." },
  installation: { es: "Ajustes de la instalación.", en: "Settings of the installation." },
  backups: { es: "Respaldos.", en: "Backups." },
  public: {
    es: "Lo que cualquiera lee sin clave: alertas, textos y pérdidas publicadas.",
    en: "What anybody reads without a key: alerts, texts and published losses.",
  },
  health: { es: "Si el servidor funciona.", en: "Whether the server works." },
} satisfies Words;
