// Colours that stay legible on the map of both schemes with a white icon on them.
import { contrast } from "../../../ui/theme/contrast.ts";
import { baseMap } from "../../../ui/theme/data-colors.ts";

/** Eight that people with any kind of colour vision tell apart, in an order that keeps the most different ones apart. */
export const safeColors: readonly string[] = [
  "#0067A3",
  "#C2500A",
  "#00757F",
  "#6F4BA0",
  "#8A5A2B",
  "#B03A5B",
  "#9A6A00",
  "#5E6B77",
];

const fallback = "#5E6B77";
const leastContrast = 3;

const isColor = (text: string): boolean => /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text);

/** What can be drawn while a colour is being typed. */
export const validColor = (text: string): string => (isColor(text) ? text : fallback);

/** Whether areas and lines of this colour are hard to tell from the light map's land. */
export const isFaint = (text: string): boolean => isColor(text) && contrast(text, baseMap.light.land) < leastContrast;
