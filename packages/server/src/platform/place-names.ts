// How offices write the codes and the names of places, so that two ways of writing one are seen to be the same. Pure.
import { comparable } from "@atalaya/contract/import.ts";

/** Words that say what a place is, before its name proper ("Región de Valparaíso", "Provincia del Maule"), as an expression that the database reads too. */
export const generic =
  "^(region|provincia|comuna|departamento|municipio|municipalidad|distrito|province|district|city)( de(l| la| los| las)?)? ";
const genericWord = new RegExp(generic);

/** A name without the word that says what kind of place it is. */
export const properName = (text: string): string => comparable(text).replace(genericWord, "");

/** All ways in which a code is written: as it is, and as its number without zeros or letters of the country in front. */
export function codesOf(text: string, country: string): string[] {
  const whole = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  const letters = /^([A-Z]{2,3})(\d+)$/.exec(whole);
  const digits = /^\d+$/.test(whole) ? whole : letters?.[1]!.startsWith(country) ? letters[2]! : null;
  return digits === null ? [whole] : [whole, `#${digits.replace(/^0+/, "")}`];
}
