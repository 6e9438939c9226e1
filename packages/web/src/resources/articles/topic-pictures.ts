// Pictures that a topic may have: few, so that they stay apart.
import type { WordKey } from "@atalaya/contract/words.ts";

/** The disc of a topic without a colour of its own. */
export const plainPicture = "#5E6B77";

export const topicIcons = [
  "bullhorn",
  "shield",
  "life-ring",
  "map-o",
  "tint",
  "fire",
  "bolt",
  "medkit",
  "users",
  "home",
  "phone",
  "graduation-cap",
  "leaf",
  "book",
] as const;

/** They stay legible with a white icon on them. */
export const topicColors = ["#0067A3", "#C2500A", "#B03A5B", "#00757F", "#2E7D32", "#6F4BA0", "#8A5A2B", plainPicture];

export const colorWord = (color: string) => `safe_color.${color.slice(1)}` as WordKey;
