// The chosen look applied to everything below: theme, scheme, density, and the nonce for emotion's style elements.
import { useEffect, useMemo, type ReactNode } from "react";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider, useColorScheme } from "@mui/material/styles";
import { nonce } from "../../ui/theme/nonce.ts";
import { schemeOf } from "../../ui/theme/theme-choice.ts";
import { themeOf } from "../../ui/theme/theme.ts";
import { useThemeChoice } from "./theme-store.ts";

/** Marks the page before the first paint, so that a dark screen does not flash white. */
export function applyFirstScheme(): void {
  document.documentElement.setAttribute(`data-${schemeOf(useThemeChoice.getState().scheme)}`, "");
}

function SchemeFollower() {
  const { setMode } = useColorScheme();
  const scheme = useThemeChoice((state) => state.scheme);
  const density = useThemeChoice((state) => state.density);
  useEffect(() => setMode(scheme), [scheme, setMode]);
  useEffect(() => {
    document.documentElement.dataset.density = density;
  }, [density]);
  return null;
}

/** Provides the theme. */
export function Look({ children }: { children: ReactNode }) {
  const { color, sidebar, scheme } = useThemeChoice();
  const cache = useMemo(() => createCache({ key: "ui", nonce: nonce(), prepend: true }), []);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themeOf(color, sidebar)} defaultMode={scheme} storageManager={null}>
        <CssBaseline enableColorScheme />
        <SchemeFollower />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
