// Makes what is costly when it is first needed, and keeps it from then on.
import { useState } from "react";

/** Whether it is true now or was at an earlier drawing. */
export function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
}
