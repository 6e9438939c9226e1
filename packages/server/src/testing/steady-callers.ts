// People of a test that go on being signed in, whatever the calls of the test do to their sessions.
import type { Caller } from "./test-app.ts";

/** Answers the caller by name, made by its line of the table; made anew when a call before has ended the session. */
export function steadyCallers(people: Record<string, () => Promise<Caller>>): (name: string) => Promise<Caller> {
  const known = new Map<string, Caller>();
  return async (name) => {
    const last = known.get(name);
    if (last && (last.token === "" || (await last.get("/user")).status === 200)) return last;
    const fresh = await people[name]!();
    known.set(name, fresh);
    return fresh;
  };
}
