// What is typed or pasted into the two fields of a position: what it means, what is doubtful about it, and what is wrong.
import { useMemo, useState } from "react";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { useFollowing } from "../../ui/use-following.ts";
import type { Axis } from "./angles.ts";
import { type CoordinateFormat, formatCoordinate } from "./coordinate-text.ts";
import { parseCoordinate, understand, understandFields } from "./coordinates.ts";
import type { Understood } from "./judge-position.ts";
import { useTerritory } from "./use-territory.ts";

export type LatLon = {
  position: Position | null;
  onChange: (position: Position) => void;
  language: Language;
  format?: CoordinateFormat;
  /** The place against which what is typed is understood; without one the active place. */
  company_id?: number | null | undefined;
};

export const axes: Axis[] = ["lat", "lon"];

type Texts = Record<Axis, string>;
/** `written` is how the texts were written: format and language. `pasted` may mean several positions, of which one is to be chosen. */
type Typed = { texts: Texts; written: string; pasted: Understood | null };

const textsOf = (position: Position | null, format: CoordinateFormat, language: Language): Texts => ({
  lat: position ? formatCoordinate(position[1], "lat", format, language) : "",
  lon: position ? formatCoordinate(position[0], "lon", format, language) : "",
});

const readBoth = (texts: Texts) => ({ lat: parseCoordinate(texts.lat, "lat"), lon: parseCoordinate(texts.lon, "lon") });

const positionIn = ({ lat, lon }: ReturnType<typeof readBoth>): Position | null =>
  lat.problem || lon.problem ? null : ([lon.value, lat.value] as Position);

const choicesOf = (found: Understood | null): Position[] => (found && "choices" in found ? found.choices : []);

export function useLatLon({ position, onChange, language, format = "decimal", company_id }: LatLon) {
  const { area, places } = useTerritory(company_id);
  const written = `${format} ${language}`;
  /** Someone else moved the position (a drag on the map): the fields follow, unless they say the same already. */
  const [{ texts, pasted }, setTyped] = useFollowing<Typed>(`${written} ${position?.join()}`, (before) => {
    const isRewritten = before !== undefined && before.written !== written;
    if (before && !isRewritten && String(positionIn(readBoth(before.texts))) === String(position)) return before;
    return { texts: textsOf(position, format, language), written, pasted: isRewritten ? before.pasted : null };
  });
  const [isAsked, setAsked] = useState(false);
  const read = readBoth(texts);
  const typed = positionIn(read);
  const isTaken = typed !== null && String(typed) === String(position);
  const choices = useMemo(
    () => (pasted ? choicesOf(pasted) : isTaken ? [] : choicesOf(understandFields(texts.lat, texts.lon, area))),
    [pasted, isTaken, texts, area],
  );
  const isLeftOut = !typed && axes.some((axis) => texts[axis].trim() || position);
  const problem =
    choices.length > 0
      ? undefined
      : (pasted && "problem" in pasted && pasted.problem) ||
        axes.map((axis) => texts[axis].trim() && read[axis].problem).find(Boolean) ||
        (isAsked && isLeftOut ? "missing" : undefined);

  return {
    texts,
    problemOf: (axis: Axis) => read[axis].problem,
    problem,
    choices,
    places,
    isLeftOut,
    /** The form was to be saved: what is missing is said from now on. */
    ask: () => setAsked(true),
    take(at: Position) {
      setTyped({ texts: textsOf(at, format, language), written, pasted: null });
      onChange(at);
    },
    change(next: Texts) {
      setTyped({ texts: next, written, pasted: null });
      const found = understandFields(next.lat, next.lon, area);
      if (found && "position" in found) onChange(found.position);
    },
    /** A text with a whole position fills both fields; one that may mean several is kept in sight until one is chosen. */
    paste(text: string): boolean {
      const found = understand(text, area);
      if ("problem" in found && found.problem !== "short_link") return false;
      if ("position" in found) this.take(found.position);
      else setTyped({ texts: { lat: text, lon: "" }, written, pasted: found });
      return true;
    },
  };
}
