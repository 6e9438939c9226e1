// A database connection that is not waited for without end: a database that went silent is found out and its connections are given up.
import pg from "pg";

/** So long a statement may be silent before somebody asks whether the database is there at all. */
const silenceMs = 2500;
const probeMs = 2500;

/**
 * The class of a pool's connections. The server's own limit ends a long statement; a server that hangs, or a network that swallows what is
 * sent, ends nothing. So beside a silent statement another connection is tried: where that gets no answer either, the statement fails as
 * one whose connection broke (503), and where it does, the statement is just long.
 */
export function watchedClient(connectionString: string): typeof pg.Client {
  let probe: Promise<boolean> | undefined;
  /** One probe for all who wait. */
  const isAlive = () => (probe ??= answers(connectionString).finally(() => (probe = undefined)));

  return class extends pg.Client {
    // oxlint-disable-next-line no-explicit-any -- the driver's own signatures, of which a promise is one answer among others
    override query(...asked: any[]): any {
      const answer = (super.query as (...all: unknown[]) => unknown).apply(this, asked);
      if (answer instanceof Promise) this.#watch(answer);
      return answer;
    }

    #watch(answer: Promise<unknown>): void {
      let isAnswered = false;
      const timer = setInterval(() => {
        void isAlive().then((alive) => {
          if (alive || isAnswered) return;
          const { stream } = (this as unknown as { connection: { stream: { destroy(error: Error): void } } })
            .connection;
          stream.destroy(new Error("Connection terminated: the database does not answer"));
        });
      }, silenceMs);
      const end = () => {
        isAnswered = true;
        clearInterval(timer);
      };
      answer.then(end, end);
    }
  };
}

/** Any answer will do, a refusal too: "too many connections" is said by a database that is there. */
async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: probeMs, query_timeout: probeMs });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    void client.end().catch(() => undefined);
  }
}
