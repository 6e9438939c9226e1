// Texts of the dashboard.
import type { Words } from "../text.ts";

export const dashboardWords = {} satisfies Words;
