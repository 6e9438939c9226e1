// The two languages of the product and the shape of everything that is shown to a person.

export const languages = ["es", "en"] as const;
export type Language = (typeof languages)[number];

/** One text in both languages, on one line: leaving a language out does not compile. */
export type Text = { es: string; en: string };

/** A table of texts by key. `{{name}}` inside a text is replaced by the parameter of that name. */
export type Words = Record<string, Text>;

export type Parameters = Record<string, string | number>;

/** Puts parameters into the places that a text names: `fillIn("Máximo {{maximum}}", { maximum: 5 })`. A name without a parameter stays visible. */
export const fillIn = (text: string, parameters: Parameters = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(parameters[name] ?? whole));

/** A text in one language, filled in: `say({ es: "Máximo {{maximum}}", … }, "es", { maximum: 5 })` gives "Máximo 5". */
export const say = (text: Text, language: Language, parameters?: Parameters): string =>
  fillIn(text[language], parameters);

/** The product's language that an Accept-Language header, or a browser's list, asks for. Spanish unless English comes first. */
export function languageOf(accepted: string | undefined): Language {
  const wanted = (accepted ?? "").split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Language => languages.some((known) => known === tag)) ?? "es";
}
