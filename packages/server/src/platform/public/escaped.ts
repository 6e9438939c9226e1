// A text as it stands in the HTML of a public page.
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter]!);
