// What every step is given.
import type { Installation, Setup } from "@atalaya/contract/resources/installation.ts";

export type StepProps = {
  current: Installation;
  setup: Setup;
  /** Nobody has decided it yet: it can be skipped. */
  isOpen: boolean;
  /** Something is still missing: one step leads to the next. */
  isSettingUp: boolean;
};
