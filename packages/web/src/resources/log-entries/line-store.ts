// The line being typed in each log, in one place for the composer and for the outbox, which may give one back.
import { createStore } from "zustand";
import { dropLine, isTouched, keepLine, keptLine, newLine, type TypedLine } from "./typed-line.ts";

function makeStore(user_id: number, event_id: number) {
  const store = createStore(() => ({ line: keptLine(user_id, event_id) ?? newLine(), files: 0 }));
  const now = () => store.getState();
  const put = (line: TypedLine, files: number): boolean => {
    store.setState({ line, files });
    // Its role is the next one's too.
    if (files > 0 || line.role !== "" || isTouched(line)) return keepLine(user_id, event_id, line);
    dropLine(user_id, event_id);
    return true;
  };
  return {
    store,
    change: (part: Partial<TypedLine>): void => void put({ ...now().line, ...part }, now().files),
    countFiles: (files: number): void => void put(now().line, files),
    /** Whether somebody would miss what is being typed. */
    isBegun: (): boolean => now().files > 0 || isTouched(now().line),
    /** Another line takes its place; answers whether this device keeps it. */
    begin: (line: TypedLine): boolean => put(line, 0),
  };
}

const stores = new Map<string, ReturnType<typeof makeStore>>();

export function lineStore(user_id: number, event_id: number) {
  const key = `${user_id} ${event_id}`;
  const made = stores.get(key) ?? makeStore(user_id, event_id);
  stores.set(key, made);
  return made;
}
