// Every contrast that the design promises, computed again from the values the theme really uses.
import { expect, describe, test } from "vitest";
import { contrast } from "./contrast.ts";
import { baseMap, exerciseBand, hazards, redAreaStroke } from "./data-colors.ts";
import { defaultTheme, storedTheme } from "./theme-choice.ts";
import { themeOf } from "./theme.ts";
import { themeColors, type Scheme, type ThemeColor } from "./tokens.ts";

const paletteOf = (scheme: Scheme, color: ThemeColor = "teal", sidebar: Scheme = "light") => {
  const palette = themeOf(color, sidebar).colorSchemes[scheme]?.palette;
  if (!palette) throw new Error(`no palette for ${scheme}`);
  return palette;
};

const rounded = (ratio: number) => Math.floor(ratio * 100 + 1e-9) / 100;
const ratioOf = (one: string, other: string) => rounded(contrast(one, other));

/** `share` of one colour and the rest of the other, as color-mix does it in sRGB. */
const mixed = (one: string, other: string, share: number): string =>
  [1, 3, 5].reduce((hex, start) => {
    const [a, b] = [one, other].map((color) => Number.parseInt(color.slice(start, start + 2), 16));
    return (
      hex +
      Math.round(a! * share + b! * (1 - share))
        .toString(16)
        .padStart(2, "0")
    );
  }, "#");

const textMinimum = 4.5;
const shapeMinimum = 3;

/** main, soft and softText pairs of one colour, as figures: on/main, main/surface, main/bg or raised, main/soft, softText/soft. */
const accentFigures: Record<Scheme, Record<ThemeColor, number[]>> = {
  light: {
    blue: [5.74, 5.74, 5.34, 4.98, 7.01],
    teal: [5.52, 5.52, 5.14, 4.8, 6.96],
    red: [5.62, 5.62, 5.23, 4.87, 6.57],
    orange: [5.42, 5.42, 5.05, 4.81, 6.8],
    purple: [8.2, 8.2, 7.63, 7.04, 8.81],
    indigo: [7.73, 7.73, 7.19, 6.63, 8.49],
    cyan: [5.65, 5.65, 5.26, 4.92, 6.9],
    pink: [5.87, 5.87, 5.46, 5.04, 6.82],
    green: [5.12, 5.12, 4.77, 4.51, 6.58],
  },
  dark: {
    blue: [7.7, 8.1, 7.32, 6.96, 8.85],
    teal: [7.93, 8.03, 7.26, 6.62, 8.56],
    red: [8.18, 8.2, 7.41, 7.3, 8.96],
    orange: [9.1, 9.55, 8.63, 8.02, 9.51],
    purple: [8.23, 8.14, 7.36, 7.1, 8.78],
    indigo: [8.47, 8.33, 7.53, 6.95, 8.68],
    cyan: [8.42, 8.69, 7.86, 7.09, 8.9],
    pink: [7.96, 7.97, 7.21, 7.09, 8.98],
    green: [8.66, 8.89, 8.04, 7.44, 9.13],
  },
};

describe.each(["light", "dark"] as const)("theme colours, %s", (scheme) => {
  test.each(themeColors)("%s is legible as button, link and selection", (color) => {
    const { primary, background, raised, soft, softText } = paletteOf(scheme, color);
    const third = scheme === "light" ? background.default : raised;
    const ratios = [
      ratioOf(primary.contrastText, primary.main),
      ratioOf(primary.main, background.paper),
      ratioOf(primary.main, third),
      ratioOf(primary.main, soft),
      ratioOf(softText, soft),
    ];
    expect(ratios).toEqual(accentFigures[scheme][color]);
    for (const ratio of ratios) expect(ratio).toBeGreaterThanOrEqual(textMinimum);
  });
});

test.each(themeColors)("white on the hovered %s button stays legible", (color) => {
  const { primary, buttonHover } = paletteOf("light", color);
  expect(contrast(primary.contrastText, buttonHover)).toBeGreaterThanOrEqual(textMinimum);
});

test.each(themeColors)("dark text on the hovered %s button of the dark scheme stays legible", (color) => {
  const { primary, buttonHover } = paletteOf("dark", color);
  expect(buttonHover).toBe(`color-mix(in srgb, ${primary.main} 92%, #FFFFFF)`);
  expect(contrast(primary.contrastText, mixed(primary.main, "#FFFFFF", 0.92))).toBeGreaterThanOrEqual(textMinimum);
});

test("the role badges carry white text in both schemes", () => {
  for (const scheme of ["light", "dark"] as const) {
    const { roleBadge } = paletteOf(scheme);
    expect(ratioOf(roleBadge.text, roleBadge.super_admin)).toBe(5.74);
    expect(ratioOf(roleBadge.text, roleBadge.admin)).toBe(5.12);
  }
});

test("neutral text and edges keep their figures", () => {
  const light = paletteOf("light");
  const lightGrounds = [light.background.paper, light.background.default, light.sunken];
  const dark = paletteOf("dark");
  const darkGrounds = [dark.background.paper, dark.background.default, dark.raised];
  const on = (color: string, grounds: string[]) => grounds.map((ground) => ratioOf(color, ground));

  expect(on(light.borderStrong, lightGrounds)).toEqual([3.44, 3.2, 3.03]);
  expect(on(light.text.primary, lightGrounds)).toEqual([16.29, 15.16, 14.36]);
  expect(on(light.text.secondary, lightGrounds)).toEqual([8.01, 7.45, 7.06]);
  expect(on(light.text.disabled, lightGrounds)).toEqual([5.46, 5.08, 4.81]);
  expect(on(dark.borderStrong, darkGrounds)).toEqual([4.29, 4.62, 3.88]);
  expect(on(dark.text.primary, darkGrounds)).toEqual([14.46, 15.58, 13.07]);
  expect(on(dark.text.secondary, darkGrounds)).toEqual([9.17, 9.88, 8.29]);
  expect(on(dark.text.disabled, darkGrounds)).toEqual([6.12, 6.6, 5.54]);
});

test("neutral text stays legible on a hovered row", () => {
  for (const scheme of ["light", "dark"] as const) {
    const { hover, text } = paletteOf(scheme);
    for (const color of [text.primary, text.secondary, text.disabled])
      expect(contrast(color, hover), `${color} on ${hover}`).toBeGreaterThanOrEqual(textMinimum);
  }
});

test("what is typed and hinted stays legible in the sunken fields of the dark scheme", () => {
  const { sunken, text } = paletteOf("dark");
  for (const color of [text.primary, text.secondary, text.disabled])
    expect(contrast(color, sunken)).toBeGreaterThanOrEqual(textMinimum);
});

test.each(["light", "dark"] as const)("the dark sidebar keeps its figures beside the %s scheme", (scheme) => {
  const { sidebar } = paletteOf(scheme, "teal", "dark");
  expect(sidebar.surface).toBe("#1A222C");
  expect(sidebar.border).toBe("#2A343F");
  expect(ratioOf(sidebar.text, sidebar.surface)).toBe(9.76);
  expect(ratioOf(sidebar.muted, sidebar.surface)).toBe(6);
});

/** The sidebar's hover: twelve parts of the muted colour on its surface. */
const hoverShare = 0.12;

describe.each(["light", "dark"] as const)("the %s sidebar", (mode) => {
  test.each(["light", "dark"] as const)("R-223 is legible in all nine colours beside the %s scheme", (scheme) => {
    for (const color of themeColors) {
      const { sidebar } = paletteOf(scheme, color, mode);
      const hovered = mixed(sidebar.muted, sidebar.surface, hoverShare);
      for (const ink of [sidebar.brand, sidebar.text, sidebar.muted])
        expect(contrast(ink, sidebar.surface), `${ink} of ${color}`).toBeGreaterThanOrEqual(textMinimum);
      expect(contrast(sidebar.text, hovered), `hovered ${color}`).toBeGreaterThanOrEqual(textMinimum);
      expect(contrast(sidebar.softText, sidebar.soft), `active ${color}`).toBeGreaterThanOrEqual(textMinimum);
      for (const ground of [sidebar.surface, sidebar.soft])
        expect(contrast(sidebar.mark, ground), `mark of ${color}`).toBeGreaterThanOrEqual(shapeMinimum);
      // The active entry takes the colours of the sidebar's own mode, not of the scheme.
      const [figure] = accentFigures[mode === "dark" ? "dark" : scheme][color].slice(-1);
      expect(ratioOf(sidebar.softText, sidebar.soft)).toBe(figure);
    }
  });
});

test("R-904 the theme has a primary, a secondary, an accent and an error colour in both schemes", () => {
  for (const scheme of ["light", "dark"] as const)
    for (const color of themeColors) {
      const { primary, secondary, softText, error } = paletteOf(scheme, color);
      const accent = primary.dark;
      for (const value of [primary.main, secondary.main, accent, error.main]) expect(value).toMatch(/^#[0-9A-F]{6}$/);
      expect(accent).toBe(softText);
      expect(new Set([primary.main, secondary.main, accent, error.main]).size).toBe(4);
    }
});

test("R-901 without a choice the theme is teal with a light sidebar", () => {
  expect(defaultTheme).toMatchObject({ color: "teal", sidebar: "light" });
  expect(storedTheme()).toEqual(defaultTheme);
});

const statusFigures = {
  light: { error: [6.53, 6.08, 7.96], warning: [6.32, 5.88, 8.08], success: [5.37, 5, 6.78], info: [5.74, 5.34, 7.01] },
  dark: {
    error: [7.2, 7.76, 9.03],
    warning: [10.27, 11.07, 10.01],
    success: [8.86, 9.55, 9.44],
    info: [8.1, 8.72, 8.85],
  },
} as const;

describe.each(["light", "dark"] as const)("status colours, %s", (scheme) => {
  test.each(["error", "warning", "success", "info"] as const)("%s keeps its figures", (status) => {
    const palette = paletteOf(scheme);
    const { soft, softText } = palette.statusSoft[status];
    const ratios = [
      ratioOf(palette[status].main, palette.background.paper),
      ratioOf(palette[status].main, palette.background.default),
      ratioOf(softText, soft),
    ];
    expect(ratios).toEqual(statusFigures[scheme][status]);
    expect(contrast(palette[status].contrastText, palette[status].main)).toBeGreaterThanOrEqual(textMinimum);
  });

  test("the snackbar carries white text", () => {
    const { snackbar } = paletteOf(scheme);
    const ratios = (["error", "success", "info", "warning"] as const).map((it) => ratioOf("#FFFFFF", snackbar[it]));
    expect(ratios).toEqual([6.53, 5.37, 5.74, 6.32]);
  });
});

const levelFigures = {
  verde: { on: 5.12, edge: 5.12, light: 6.58, dark: 9.13, onDark: 3.35 },
  amarilla: { on: 12.12, edge: 4.92, light: 8.33, dark: 10.91, onDark: 12.33 },
  naranja: { on: 7.53, edge: 6.06, light: 7.53, dark: 9.22, onDark: 7.25 },
  roja: { on: 5.62, edge: 5.62, light: 6.57, dark: 8.96, onDark: 3.06 },
};

test.each(["verde", "amarilla", "naranja", "roja"] as const)("alert level %s keeps its figures", (name) => {
  const [light, dark] = [paletteOf("light"), paletteOf("dark")];
  const level = light.level[name];
  expect({
    on: ratioOf(level.on, level.fill),
    edge: ratioOf(level.edge, light.background.paper),
    light: ratioOf(level.softText, level.soft),
    dark: ratioOf(dark.level[name].softText, dark.level[name].soft),
    onDark: ratioOf(level.fill, dark.background.paper),
  }).toEqual(levelFigures[name]);
});

test("the exercise band is legible on both of its stripes", () => {
  const darker = { light: 8.58, dark: 9.99 };
  for (const scheme of ["light", "dark"] as const) {
    const { text, stripes } = exerciseBand[scheme];
    expect(Math.min(...stripes.map((stripe) => ratioOf(text, stripe)))).toBe(darker[scheme]);
    expect(paletteOf(scheme).exercise.text).toBe(text);
  }
});

const seriesFigures: Record<Scheme, [surface: number, land: number][]> = {
  light: [
    [6.05, 5.44],
    [4.18, 3.76],
    [12.73, 11.46],
    [3.75, 3.37],
    [5.01, 4.51],
    [10.21, 9.19],
  ],
  dark: [
    [6.76, 5.43],
    [8.2, 6.58],
    [13.57, 10.9],
    [4.58, 3.67],
    [4.85, 3.89],
    [12.88, 10.34],
  ],
};

test.each(["light", "dark"] as const)("series colours stand out on surface and land, %s", (scheme) => {
  const { series, background } = paletteOf(scheme);
  const ratios = series.map((color) => [ratioOf(color, background.paper), ratioOf(color, baseMap[scheme].land)]);
  expect(ratios).toEqual(seriesFigures[scheme]);
});

const hazardFigures: Record<keyof typeof hazards, number> = {
  wildfire: 4.72,
  tsunami: 6.05,
  flood: 3.99,
  urban_fire: 5.82,
  drought: 4.73,
  earthquake: 6.58,
  landslide: 5.86,
  storm_surge: 5.45,
  windstorm: 5.46,
  other: 5.46,
};

test("the white icon stands out on every hazard disc", () => {
  const discs = Object.entries(paletteOf("light").hazard);
  expect(Object.fromEntries(discs.map(([name, disc]) => [name, ratioOf("#FFFFFF", disc)]))).toEqual(hazardFigures);
});

test.each(["light", "dark"] as const)(
  "the ground stays quiet and its names legible on every part of it, %s",
  (scheme) => {
    const { halo, solidHalo, smallLabel, placeLabel, ...colors } = baseMap[scheme];
    for (const area of [colors.land, colors.builtUp, colors.building, colors.green]) {
      const underLetters = mixed(solidHalo, area, 0.85);
      expect(halo).toContain("0.85");
      for (const label of [smallLabel, placeLabel])
        expect(contrast(label, underLetters), `${label} on ${area}`).toBeGreaterThanOrEqual(textMinimum);
      expect(contrast(area, colors.land), `${area} beside land`).toBeLessThan(1.6);
      for (const hazard of Object.values(hazards))
        expect(contrast("#FFFFFF", hazard.disc)).toBeGreaterThan(contrast(colors.road, colors.land));
    }
  },
);

test("map labels and alert areas are legible on land and water", () => {
  const { light, dark } = baseMap;
  expect([ratioOf(light.placeLabel, light.land), ratioOf(dark.placeLabel, dark.land)]).toEqual([10.91, 8.63]);
  expect([ratioOf(light.waterLabel, light.water), ratioOf(dark.waterLabel, dark.water)]).toEqual([4.81, 6.78]);
  expect([ratioOf(light.smallLabel, light.land), ratioOf(dark.smallLabel, dark.land)]).toEqual([4.91, 4.92]);
  expect([ratioOf(redAreaStroke.light, light.land), ratioOf(redAreaStroke.dark, dark.land)]).toEqual([5.06, 5.48]);
});

test("a theme is made once per colour and sidebar", () => {
  expect(themeOf("indigo", "dark")).toBe(themeOf("indigo", "dark"));
});
