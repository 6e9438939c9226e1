// Paper is white: what is printed from a dark screen is printed in the light scheme, or its text would be grey on white.
import { useEffect } from "react";

/** As MUI marks the scheme on the page's root. */
const [light, dark] = ["data-light", "data-dark"];

export function useLightPrint(): void {
  useEffect(() => {
    const root = document.documentElement;
    let wasDark = false;
    const begin = () => {
      wasDark = root.hasAttribute(dark);
      if (wasDark) root.toggleAttribute(dark, false);
      if (wasDark) root.toggleAttribute(light, true);
    };
    const end = () => {
      if (wasDark) root.toggleAttribute(light, false);
      if (wasDark) root.toggleAttribute(dark, true);
    };
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
}
