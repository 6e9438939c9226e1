// What those hold whose streams are open: kept, and read again for all of them at once when somebody's rights change.
import type { Db } from "../database/database.ts";
import type { Line } from "../feed/lines.ts";
import { rightsOf, type Rights } from "../people/identity.ts";
import type { LiveConsole } from "./consoles.ts";

/** Tables whose changes decide what somebody may be told. */
const ofRights = new Set(["sessions", "users", "role_assignments", "roles"]);

/** Signing in takes nothing from anybody. */
export const changesRights = ({ resource, action }: Pick<Line, "resource" | "action">): boolean =>
  ofRights.has(resource) && !(resource === "sessions" && action === "create");

const grantsIn = ({ user, assignments }: Rights) => JSON.stringify([user.is_super_admin, assignments]);

/** `onOther`: somebody may see another part than before. */
export function keptRights(db: Db, open: ReadonlyMap<string, LiveConsole>, onOther: (one: LiveConsole) => void) {
  /** Counts the changes: what was read before the last one is read again. */
  let changes = 0;
  return {
    /** One statement for all; the streams of sessions that are over end. */
    async readAgain(): Promise<void> {
      changes++;
      const all = [...open.values()];
      const sessions = all.map(({ rights: { session_id } }) => session_id);
      const found = new Map((await rightsOf(db, sessions)).map((it) => [it.session_id, it]));
      for (const one of all) {
        const rights = found.get(one.rights.session_id);
        if (!rights) {
          one.stream.end();
          continue;
        }
        const isOther = grantsIn(rights) !== grantsIn(one.rights);
        one.rights = rights;
        if (isOther) onOther(one);
      }
    },
    /** Whatever became of his rights between his request and his place among the others; false where the session is over. */
    async settle(one: LiveConsole): Promise<boolean> {
      for (let known = -1; known !== changes;) {
        known = changes;
        const [rights] = await rightsOf(db, [one.rights.session_id]);
        if (!rights) return false;
        one.rights = rights;
      }
      return true;
    },
  };
}
