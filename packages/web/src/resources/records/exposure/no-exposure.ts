// What leaves the exposure of an area: nothing of it stays in the address.
import type { UrlChange } from "../../../api/addresses.ts";

export const noExposure = {
  exposure: null,
  around: null,
  parts: null,
  point: null,
  within: null,
} as const satisfies UrlChange;
