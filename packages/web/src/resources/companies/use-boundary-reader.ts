// Reads a file as the boundary of one place: which shape of it, mended where it is not valid, and what that changed.
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { MendedBoundary } from "@atalaya/contract/resources/boundary-loads.ts";
import type { Boundary } from "@atalaya/contract/values/boundary.ts";
import { call } from "../../api/call.ts";
import { ApiError } from "../../api/request.ts";
import { useWords } from "../../ui/words.ts";
import type { Draft } from "./company-draft.ts";
import { likelyShape, readBoundary, ShapeProblem, type FileShape } from "./read-shapes.ts";
import { asFormBoundary, type FormBoundary } from "./shape-store.ts";

/** Shapes among which one is to be chosen, and all of them as one. */
type Asked = { shapes: FileShape[]; likely: number; all: () => Boundary };

/** `problem` says why the last file could not be read, `mended` what was repaired of it. */
export function useBoundaryReader(onBoundary: (boundary: FormBoundary) => void) {
  const t = useWords();
  const [name, code] = useWatch<Draft, ["reason_social", "territorial_code"]>({
    name: ["reason_social", "territorial_code"],
  });
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [mended, setMended] = useState<MendedBoundary | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    setReading(true);
    setProblem(undefined);
    setMended(null);
    setAsked(null);
    try {
      await work();
    } catch (failure) {
      const refused = failure instanceof ApiError ? Object.values(failure.errors).flat().join(" ") : "";
      setProblem(refused || t(`shape_${failure instanceof ShapeProblem ? failure.reason : "unreadable"}`));
    } finally {
      setReading(false);
    }
  };
  const take = async (boundary: Boundary) => {
    const valid = await mend(boundary);
    if (valid?.fault) setMended(valid);
    if (valid && valid.boundary === null) throw new ShapeProblem("no_polygon");
    onBoundary(asFormBoundary(valid?.boundary ?? boundary));
  };
  const read = (file: File) =>
    attempt(async () => {
      const { boundary, shapes } = await readBoundary(file);
      if (shapes.length === 0) return take(boundary());
      setAsked({ shapes, likely: likelyShape(shapes, { name, code: code ?? null }), all: boundary });
    });
  const choose = (boundary: () => Boundary) => void attempt(() => take(boundary()));
  return { read, isReading, problem, mended, asked, choose, cancel: () => setAsked(null) };
}

/** Without an answer it stays as it came: what is wrong with it is told when it is saved. */
async function mend(boundary: Boundary): Promise<MendedBoundary | null> {
  try {
    return await call("POST boundary-loads/mending", { body: { boundary }, isQuiet: true });
  } catch (failure) {
    if (failure instanceof ApiError && Object.keys(failure.errors).length > 0) throw failure;
    return null;
  }
}
