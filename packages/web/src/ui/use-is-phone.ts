// Whether the screen is a phone's.
import useMediaQuery from "@mui/material/useMediaQuery";
import { phoneQuery } from "./theme/theme-global.ts";

export const useIsPhone = (): boolean => useMediaQuery(phoneQuery.replace("@media ", ""));
