// Backups that a server makes: each in a process of its own, so that neither its memory nor its work is the server's.
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { Log } from "../database/embedded/engine.ts";
import { asEnvironment, type Settings } from "../settings.ts";

export type BackupRunner = {
  isRunning(): boolean;
  /** Begins one, unless one is being made by this server. What becomes of it is in the journal. */
  start(how: { is_scheduled: boolean; settings: Settings }): void;
  /** Ends one that is being made. */
  stop(): Promise<void>;
};

const command = join(import.meta.dirname, "../../commands/main.ts");

export function backupRunner(log: Log): BackupRunner {
  let child: ChildProcess | undefined;
  let gone = Promise.resolve();
  return {
    isRunning: () => child !== undefined,
    start({ is_scheduled, settings }) {
      if (child) return;
      const began = spawn(process.execPath, [command, "backup", ...(is_scheduled ? ["--scheduled"] : [])], {
        env: { ...process.env, ...asEnvironment(settings) },
        stdio: ["ignore", "ignore", "pipe"],
      });
      child = began;
      let said = "";
      began.stderr.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-2000)));
      gone = new Promise((done) => {
        const end = (reason?: string) => {
          if (child !== began) return;
          child = undefined;
          if (reason) log.warn({ reason }, "a backup was not made");
          done();
        };
        began.once("error", (error) => end(error.message));
        began.once("close", (code) => end(code === 0 ? undefined : said.trim() || `it ended with ${code}`));
      });
    },
    async stop() {
      child?.kill("SIGTERM");
      await gone;
    },
  };
}
