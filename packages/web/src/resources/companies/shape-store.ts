// Boundaries too large for a form: the form holds a token, the shape itself lies here until it is saved.
import { z } from "zod";
import { Boundary, editablePositions, positionCount } from "@atalaya/contract/values/boundary.ts";

/** A boundary of the form: itself, one that was read from a file and is kept here, or the large one that the server has. */
export type FormBoundary = Boundary | { held: string; positions: number } | { stored: true; positions: number };

const held = new Map<string, Boundary>();

/** What the form holds for a boundary: comparing 200,000 positions at each key press would stop the typing. */
export function asFormBoundary(boundary: Boundary): FormBoundary {
  const positions = positionCount(boundary);
  if (positions <= editablePositions) return boundary;
  const key = crypto.randomUUID();
  held.clear();
  held.set(key, boundary);
  return { held: key, positions };
}

/** What is sent: undefined leaves the boundary as it is. */
export const sentBoundary = (value: FormBoundary | null): Boundary | null | undefined =>
  value === null ? null : "held" in value ? held.get(value.held) : "stored" in value ? undefined : value;

export const positionsIn = (value: FormBoundary): number =>
  "coordinates" in value ? positionCount(value) : value.positions;

/** The file of a recovered draft is gone with the page that had read it. */
export const FormBoundarySchema = z
  .custom<FormBoundary>()
  .superRefine((value, context) => {
    if (!value || "stored" in value) return;
    if ("held" in value) {
      if (!held.has(value.held)) context.addIssue({ code: "custom", params: { code: "file_again" } });
      return;
    }
    for (const issue of Boundary.safeParse(value).error?.issues ?? [])
      context.addIssue({ code: "custom", params: "params" in issue ? issue.params : { code: "invalid" } });
  })
  .nullable();
