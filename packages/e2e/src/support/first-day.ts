// The first day of a municipality, from the first page to the first record on paper: one walk, held by a test, timed and pictured by a command.
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { arms, comunaCount, nationalFile } from "./first-day-files.ts";
import type { Hand } from "./hand.ts";
import { townFile } from "./pmtiles-file.ts";

export const keeper = { email: "super@demo.test", password: demoPassword };

/** `show` is called where the step is best seen: a test looks closer there, the command takes its picture. */
export type Step = { key: string; title: string; walk(hand: Hand, show: () => Promise<void>): Promise<void> };

const field = ({ page }: Hand, name: string) => page.getByRole("textbox", { name, exact: true });
const list = ({ page }: Hand, name: string) => page.getByRole("combobox", { name });
const question = ({ page }: Hand, text: string) => page.getByRole("heading", { level: 2, name: text });

const signIn: Step = {
  key: "sign-in",
  title: "Sign in",
  async walk(hand, show) {
    const { page } = hand;
    await page.goto("/login");
    hand.type("127.0.0.1:8080");
    await hand.fill(page.getByLabel("Correo electrónico"), keeper.email);
    await hand.fill(page.getByLabel("Contraseña", { exact: true }), keeper.password, "Enter");
    await hand.see(page.getByRole("heading", { name: "Puesta en marcha: 0 de 7 listos" }));
    await show();
    await hand.click(page.getByRole("link", { name: "Empezar" }));
  },
};

const organisation: Step = {
  key: "organisation",
  title: "Who uses it",
  async walk(hand, show) {
    const { page } = hand;
    await hand.see(question(hand, "¿Quién usa esta consola?"));
    await hand.fill(field(hand, "Organización"), "Municipalidad Demo de Viña del Mar");
    await hand.fill(field(hand, "Unidad"), "Unidad de Emergencias");
    const file = { name: "escudo.png", mimeType: "image/png", buffer: await arms() };
    await hand.open(page.getByLabel("Elegir imagen"), file);
    await hand.see(page.getByRole("button", { name: "Cambiar imagen" }));
    await show();
    await hand.press("Guardar y seguir: País");
  },
};

const country: Step = {
  key: "country",
  title: "The country",
  async walk(hand, show) {
    const { page } = hand;
    await hand.see(question(hand, "¿De qué país son los lugares?"));
    await hand.click(page.getByRole("radio", { name: /Chile/ }));
    await hand.press("Ver qué traería");
    await hand.see(page.getByText("Todavía no se ha escrito nada. Traería:"));
    await hand.press(/^Cargar Chile/);
    await hand.see(page.getByText("Cargado. Trajo:"));
    await show();
    await hand.press("Guardar y seguir: Lugar propio");
  },
};

const place: Step = {
  key: "place",
  title: "One's own place",
  async walk(hand, show) {
    await hand.see(question(hand, "¿Cuál es su lugar?"));
    await hand.choose(list(hand, "Lugar propio"), /Viña del Mar/, "viña");
    await show();
    await hand.press("Guardar y seguir: Suelo del mapa");
  },
};

const boundary: Step = {
  key: "boundary",
  title: "Its boundary",
  async walk(hand, show) {
    const { page } = hand;
    await hand.click(page.getByRole("link", { name: "Cargar límites" }));
    await hand.see(page.getByRole("heading", { name: "Cargar límites" }));
    const file = { name: "comunas.geojson", mimeType: "application/geo+json", buffer: nationalFile() };
    await hand.open(page.locator("#content input[type=file]"), file);
    await hand.see(page.getByText("Nada se ha escrito"));
    await hand.see(page.getByText(`Lugares que recibirán su límite: ${comunaCount}`));
    await show();
    await hand.press(/^Escribir límites/);
    await hand.see(page.getByText(`Límites escritos: ${comunaCount}.`));
    await hand.click(page.getByRole("navigation").getByRole("link", { name: "Panel" }));
    await hand.click(page.getByRole("link", { name: "Continuar" }));
  },
};

const ground: Step = {
  key: "ground",
  title: "The ground of the map",
  async walk(hand, show) {
    const { page } = hand;
    await hand.see(question(hand, "¿Sobre qué suelo se dibuja el mapa?"));
    const buffer = await townFile("openmaptiles", "© Pueblo de prueba");
    await hand.open(page.getByLabel("Elegir archivos"), { name: "comuna.pmtiles", mimeType: "", buffer });
    await hand.see(page.getByText("comuna está listo para los mapas."));
    await show();
    await hand.press(/[Ss]eguir: Correo/);
  },
};

const mail: Step = {
  key: "mail",
  title: "Mail, skipped",
  async walk(hand, show) {
    await hand.see(question(hand, "¿Quién reparte las cartas?"));
    await show();
    await hand.press("Saltar");
  },
};

const backup = (folder: string): Step => ({
  key: "backup",
  title: "Where backups go",
  async walk(hand, show) {
    const { page } = hand;
    await hand.see(question(hand, "¿Dónde quedan los respaldos?"));
    await hand.fill(field(hand, "Carpeta o bucket"), folder);
    await hand.press("Guardar y probar el destino");
    await hand.see(page.getByText(`Se escribió, se leyó y se borró algo pequeño en ${folder}.`));
    await show();
    await hand.press("Saltar");
  },
});

const invited = [
  { name: "Encargada Demo", email: "encargada@demo.test", role: "Administrador" },
  { name: "Oficial Demo", email: "oficial@demo.test", role: "Encargado GRD" },
  { name: "Validadora Demo", email: "validadora@demo.test", role: "Validador" },
];

const people: Step = {
  key: "people",
  title: "Three people",
  async walk(hand, show) {
    const { page } = hand;
    await hand.see(question(hand, "¿Quién trabaja con usted?"));
    for (const { name, email, role } of invited) {
      await hand.fill(field(hand, "Nombre"), name);
      await hand.fill(field(hand, "Correo electrónico"), email);
      await hand.choose(list(hand, "Rol"), role);
      await hand.press("Invitar");
      await hand.see(page.getByText(`${name} tiene una cuenta. Entregue este enlace:`));
      await hand.press("Copiar");
    }
    await show();
    await hand.press("Ir al Panel");
  },
};

const record: Step = {
  key: "record",
  title: "The first record",
  async walk(hand, show) {
    const { page } = hand;
    await hand.see(page.getByRole("heading", { level: 1, name: /^Sala de situación.*Viña del Mar/ }));
    await hand.click(page.getByRole("link", { name: "Crear el primer registro" }));
    await hand.choose(list(hand, "Variable"), "Bomberos", "bomb");
    await hand.fill(field(hand, "Título"), "Segunda Compañía de Bomberos");
    const point = page.getByRole("group", { name: "Coordenadas", exact: true });
    await hand.fill(point.getByRole("textbox", { name: "Lat" }), "-33.0246");
    await hand.fill(point.getByRole("textbox", { name: "Lon" }), "-71.5518");
    await show();
    await hand.press("Guardar");
    await hand.see(page.getByText("Registro guardado"));
    // It is closed as the record that it is by now, and not as a form that is not saved.
    await page.waitForURL(({ search }) => /[?&]record=\d/.test(search));
  },
};

const paper: Step = {
  key: "paper",
  title: "On paper",
  async walk(hand, show) {
    const { page } = hand;
    await hand.click(page.locator("form").getByRole("button", { name: "Cerrar" }));
    await hand.see(page.getByRole("heading", { level: 1, name: "Segunda Compañía de Bomberos" }));
    await show();
    await hand.click(page.getByRole("button", { name: "Imprimir", exact: true }));
  },
};

/** `folder` is where backups go: one that exists. */
export const firstDay = (folder: string): readonly Step[] => [
  signIn,
  organisation,
  country,
  place,
  boundary,
  ground,
  mail,
  backup(folder),
  people,
  record,
  paper,
];
