// What people call hazards where the console is used: names that the packs of the loaded countries carry.
import { useCallback } from "react";
import { packs } from "@atalaya/contract/resources/packs.ts";
import { useAnswer } from "./use-resource.ts";

const none: readonly string[] = [];

/** The other names of a hazard of the catalogue; none without a hazard, without a loaded country, and until they are here. */
export function useHazardNames(): (hip_code: string | null) => readonly string[] {
  const { data } = useAnswer(packs, "hazards");
  return useCallback((hip_code) => data?.data.find((it) => it.hip_code === hip_code)?.names ?? none, [data]);
}
