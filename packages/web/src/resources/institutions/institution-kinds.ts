// The picture of each kind of institution.
import type { InstitutionSummary } from "@atalaya/contract/resources/institutions.ts";
import { hazards } from "../../ui/theme/data-colors.ts";

type Kind = InstitutionSummary["kind"];

export const kindPictures: Record<Kind, { icon: string; color: string }> = {
  central_government: { icon: "university", color: hazards.tsunami.disc },
  regional_government: { icon: "map-o", color: hazards.storm_surge.disc },
  municipal: { icon: "building-o", color: hazards.flood.disc },
  technical: { icon: "flask", color: hazards.earthquake.disc },
  response: { icon: "fire-extinguisher", color: hazards.wildfire.disc },
  armed_forces_police: { icon: "shield", color: "#2E7D32" },
  utility: { icon: "bolt", color: hazards.drought.disc },
  private: { icon: "briefcase", color: hazards.other.disc },
  civil_society: { icon: "heart-o", color: hazards.urban_fire.disc },
  academia: { icon: "graduation-cap", color: "#5D1444" },
  international: { icon: "globe", color: "#3B4430" },
};
