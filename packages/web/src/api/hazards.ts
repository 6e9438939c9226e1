// Hazards by their codes. The usual ones are at hand; the whole catalogue comes when one of the others is met or all are to be chosen
// from, so that no first screen waits for it.
import { useCallback, useEffect } from "react";
import { create } from "zustand";
import { hipCodes } from "@atalaya/contract/domain/hazards/hip-codes.ts";
import { usualHazards, type Hazard } from "@atalaya/contract/domain/hazards.ts";
import { useShownWords } from "./words.ts";

type Catalogue = typeof import("@atalaya/contract/domain/hazards/catalogue.ts");

const useCatalogue = create<{ catalogue: Catalogue | null }>(() => ({ catalogue: null }));

let underway: Promise<void> | null = null;

/** Once, however often it is asked for. Without a line the code stands for the name, and it is asked for again later. */
function bringCatalogue(): void {
  underway ??= import("@atalaya/contract/domain/hazards/catalogue.ts").then(
    (catalogue) => useCatalogue.setState({ catalogue }),
    () => void (underway = null),
  );
}

const others = new Set(hipCodes);
const usual = new Map(usualHazards.map((it) => [it.hip_code, it]));
for (const code of usual.keys()) if (code !== null) others.delete(code);

/** The hazard of a code, of null "other"; undefined for what the catalogue does not have, and until it is here. */
export function useHazardOf(): (hip_code: string | null) => Hazard | undefined {
  const { catalogue } = useCatalogue();
  return useCallback(
    (hip_code) => {
      if (catalogue === null && hip_code !== null && others.has(hip_code)) bringCatalogue();
      return catalogue?.hazardOf(hip_code) ?? usual.get(hip_code);
    },
    [catalogue],
  );
}

/** What a hazard is called, by its code or `other`; the code itself where nobody knows. */
export function useHazardName(): (key: string) => string {
  const hazardOf = useHazardOf();
  const language = useShownWords((shown) => shown.language);
  return useCallback((key) => hazardOf(key === "other" ? null : key)?.name[language] ?? key, [hazardOf, language]);
}

/** All of them, the usual ones first and the only ones until the rest is here, and what their types are called. */
export function useEveryHazard(): Pick<Catalogue, "hazards" | "hazardTypeTitles"> {
  const { catalogue } = useCatalogue();
  useEffect(bringCatalogue, []);
  return catalogue ?? { hazards: usualHazards, hazardTypeTitles: noTitles };
}

const noTitles: Catalogue["hazardTypeTitles"] = new Map();
