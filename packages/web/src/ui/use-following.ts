// State of its own that follows something outside: what is typed over a value, until the value says something else.
import { useState } from "react";

/**
 * `outside` names what is followed; whenever it changes, `follow` says what is held from now on. It is given what was held before, and
 * gives that back where it says the same already. Settled while drawing, so that the old state is never seen beside the new value.
 */
export function useFollowing<T>(outside: string, follow: (before: T | undefined) => T): [T, (next: T) => void] {
  const [state, setState] = useState(() => ({ outside, held: follow(undefined) }));
  const current = state.outside === outside ? state : { outside, held: follow(state.held) };
  if (current !== state) setState(current);
  return [current.held, (held) => setState({ outside, held })];
}
