// The tokens as CSS variables: the login page has the product's look without its component library.
import { accents, elevations, fontFamily, neutrals, statusColors, type Scheme } from "../ui/theme/tokens.ts";
import { schemeOf, storedTheme } from "../ui/theme/theme-choice.ts";
import { baseMap } from "../ui/theme/data-colors.ts";

const variablesOf = (scheme: Scheme): Record<string, string> => {
  const { main, on, soft, softText } = accents[scheme][storedTheme().color];
  const { error, warning, success } = statusColors[scheme];
  return {
    ...neutrals[scheme],
    main,
    on,
    soft,
    softText,
    buttonHover: scheme === "light" ? softText : `color-mix(in srgb, ${main} 92%, #FFFFFF)`,
    error: error.main,
    errorSoft: error.soft,
    errorText: error.softText,
    warning: warning.main,
    warningSoft: warning.soft,
    warningText: warning.softText,
    success: success.main,
    successSoft: success.soft,
    successText: success.softText,
    snackbar: statusColors.light.success.main,
    over: elevations[scheme].over,
    water: baseMap[scheme].water,
    font: fontFamily,
  };
};

/** Applies the kept theme colour and scheme, and follows the system where that is the choice. */
export function applyLook(): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const draw = () => {
    const scheme = schemeOf(storedTheme().scheme);
    const lines = Object.entries(variablesOf(scheme)).map(([name, value]) => `--${name}: ${value};`);
    sheet.replaceSync(`:root { color-scheme: ${scheme}; ${lines.join(" ")} }`);
    document.documentElement.dataset.scheme = scheme;
  };
  draw();
  window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
}
