// The variables of the base map, and those whose classed areas may part an area.
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useVariables } from "../use-records.ts";

const none: readonly Variable[] = [];

const hasClassedAreas = ({ geometry_type, legend_method }: Variable) =>
  (geometry_type === "polygon" || geometry_type === "any") && legend_method !== "single";

const useOf = (domain: RecordDomain) => useVariables(domain).variables ?? none;

/** Zones of hazards first. */
export function useOwnVariables() {
  const variables = useOf("situation");
  const classed = [...useOf("vulnerability"), ...variables].filter(hasClassedAreas);
  const isZone = ({ kind }: Variable) => kind === "hazard_zone";
  return { variables, partings: [...classed.filter(isZone), ...classed.filter((it) => !isZone(it))] };
}
