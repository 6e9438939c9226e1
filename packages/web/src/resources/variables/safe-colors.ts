// Colours that stay legible on the map of both schemes with a white icon on them.
import { contrast } from "../../ui/contrast.ts";
import { baseMap, hazards } from "../../ui/data-colors.ts";

/** The hazards' discs, and three more that lie apart from them. */
export const safeColors: readonly string[] = [
  ...new Set<string>([...Object.values(hazards).map(({ disc }) => disc), "#5D1444", "#2E7D32", "#3B4430"]),
];

const fallback = "#5E6B77";
const leastContrast = 3;

const isColor = (text: string): boolean => /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text);

/** What can be drawn while a colour is being typed. */
export const validColor = (text: string): string => (isColor(text) ? text : fallback);

/** Whether areas and lines of this colour are hard to tell from the light map's land. */
export const isFaint = (text: string): boolean => isColor(text) && contrast(text, baseMap.light.land) < leastContrast;
