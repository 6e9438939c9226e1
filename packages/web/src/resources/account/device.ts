// A browser and its system in words, as far as what it sends tells: "Firefox, Windows".

const browsers: [pattern: RegExp, name: string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: [pattern: RegExp, name: string][] = [
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh|Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const first = (among: typeof browsers, text: string) => among.find(([pattern]) => pattern.test(text))?.[1];

/** Null when neither is recognised: a script, or a client that says nothing. */
export function deviceOf(user_agent: string | null): string | null {
  const parts = [first(browsers, user_agent ?? ""), first(systems, user_agent ?? "")].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : null;
}
