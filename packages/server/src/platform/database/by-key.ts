// Statements that find little by its key are asked often and planned alike: the server reads and plans each once for a connection.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";

const mark = "/* by key */";

/**
 * Begins a statement that finds by key: sql`${byKey} select … where id = ${id}`. After some runs it has one plan for whatever is
 * asked, so lists with filters must not begin so. Inside a transaction, and on the embedded database, it is a statement like any other.
 */
export const byKey = sql.raw(mark);

/**
 * What a plan that was kept may fail with though the statement is right: a migration changed what it answers, or a proxy between
 * (PgBouncer) has given the connection to another session, which does not know it or already has one of its name.
 */
const stale = new Set(["0A000", "26000", "42P05"]);

const names = new Map<string, string>();

/** Named by the text: one name never stands for two statements. The texts are those in the sources, so they are few. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `k${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
  names.set(text, name);
  return name;
}

/** Connections that keep the plans of such statements. For those that are outside of transactions: there it can be asked again. */
export function keepingPlans(Client: typeof pg.Client): typeof pg.Client {
  return class extends Client {
    // oxlint-disable-next-line no-explicit-any -- the driver's own signatures, of which a promise is one answer among others
    override query(...asked: any[]): any {
      const [text, values] = asked as [unknown, unknown[]];
      if (typeof text === "string" && text.startsWith(mark)) return this.#askByKey(text, values);
      return (super.query as (...all: unknown[]) => unknown).apply(this, asked);
    }

    async #askByKey(text: string, values: unknown[]): Promise<pg.QueryResult> {
      const name = nameOf(text);
      try {
        return await super.query({ name, text, values });
      } catch (error) {
        if (!stale.has((error as pg.DatabaseError).code ?? "")) throw error;
        await this.#forget(name);
        return super.query({ text, values });
      }
    }

    /** On both sides: the driver would go on using a name that the server no longer knows. */
    async #forget(name: string): Promise<void> {
      const { connection } = this as unknown as { connection: { parsedStatements: Record<string, unknown> } };
      delete connection.parsedStatements[name];
      await super.query(`deallocate ${name}`).catch(() => undefined);
    }
  };
}
