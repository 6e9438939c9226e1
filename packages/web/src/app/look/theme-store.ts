// The chosen look while the application runs.
import { create } from "zustand";
import { defaultTheme, keepTheme, storedTheme, type ThemeChoice } from "../../ui/theme/theme-choice.ts";

type ThemeState = ThemeChoice & {
  isDrawerOpen: boolean;
  choose: (changes: Partial<ThemeChoice>) => void;
  reset: () => void;
  showDrawer: (isDrawerOpen: boolean) => void;
};

export const useThemeChoice = create<ThemeState>((set, get) => ({
  ...storedTheme(),
  isDrawerOpen: false,
  choose: (changes) => {
    set(changes);
    const { color, sidebar, scheme, density } = get();
    keepTheme({ color, sidebar, scheme, density });
  },
  reset: () => get().choose(defaultTheme),
  showDrawer: (isDrawerOpen) => set({ isDrawerOpen }),
}));
