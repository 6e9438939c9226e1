// The command line: `npm run atalaya -- <command>`. Settings come from the environment, as those of the server do.
import { parseArgs } from "node:util";
import { say, type Parameters } from "@atalaya/contract/text.ts";
import { BackupProblem } from "../platform/backup/format.ts";
import { readSettings, SettingsError } from "../platform/settings.ts";
import { backup } from "./backup.ts";
import { UsageError, type Command, type CommandWord } from "./command.ts";
import { doctor } from "./doctor.ts";
import { exportAllCommand } from "./export-all.ts";
import { ground } from "./ground.ts";
import { key } from "./key.ts";
import { maintenance } from "./maintenance.ts";
import { move } from "./move.ts";
import { restore } from "./restore.ts";
import { user } from "./user.ts";
import { verify } from "./verify.ts";
import { commandWords } from "./words.ts";

const commands: Record<string, Command> = {
  backup,
  verify,
  restore,
  key,
  move,
  "export-all": exportAllCommand,
  user,
  maintenance,
  ground,
  doctor,
};

const settings = readOrEnd();
const text = (word: CommandWord, parameters?: Parameters) => say(commandWords[word], settings.LOCALE, parameters);
const print = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

process.umask(0o077);
process.exitCode = await run(process.argv[2], process.argv.slice(3));

function readOrEnd() {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Does what is asked and answers the code that the process ends with: 0 done, 1 failed, 2 not understood. */
async function run(name: string | undefined, words: string[]): Promise<number> {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    if (name !== undefined && name !== "help") complain(text("unknown_command", { name }));
    help();
    return name === undefined || name === "help" ? 0 : 2;
  }
  try {
    const { values, positionals } = parsed(command, words);
    const given = { settings, names: positionals, options: values, print, text };
    const isGood = await command.run({ ...given, say: (word, parameters) => print(text(word, parameters)) });
    return isGood === false ? 1 : 0;
  } catch (error) {
    complain(reasonOf(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

function parsed({ options = {} }: Command, words: string[]) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true }) as {
      values: Record<string, string | boolean | undefined>;
      positionals: string[];
    };
  } catch (error) {
    throw new UsageError("wrong_options", { detail: (error as Error).message });
  }
}

function help(): void {
  print(text("help"));
  for (const [name, { purpose, usage = "" }] of Object.entries(commands))
    print(`  ${name} ${usage}\n      ${say(purpose, settings.LOCALE)}`);
}

/** One sentence; what the system said is behind it. */
function reasonOf(error: unknown): string {
  if (error instanceof UsageError) return text(error.key, error.parameters);
  const detail = error instanceof Error ? error.message : String(error);
  // From a running server the problem comes as its code.
  const code = `problem.${(error as { code?: unknown }).code as string}`;
  if (code in commandWords) return text(code as CommandWord, { detail });
  if (process.env["DEBUG"] && error instanceof Error) complain(error.stack ?? "");
  return text("failed", { detail: error instanceof BackupProblem ? error.message : detail });
}
