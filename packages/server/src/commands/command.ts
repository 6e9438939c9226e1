// What a command of the command line is: `npm run atalaya -- <name>`.
import type { ParseArgsOptionsConfig } from "node:util";
import type { Parameters, Text } from "@atalaya/contract/text.ts";
import type { Settings } from "../platform/settings.ts";
import type { commandWords } from "./words.ts";

export type CommandWord = keyof typeof commandWords;

export type Given = {
  settings: Settings;
  /** What stands behind the name, without options. */
  names: string[];
  options: Record<string, string | boolean | undefined>;
  /** One line to whoever called, in his language. */
  say: (key: CommandWord, parameters?: Parameters) => void;
  /** The same, to be part of another line. */
  text: (key: CommandWord, parameters?: Parameters) => string;
  /** A line as it is. */
  print: (line: string) => void;
};

export type Command = {
  /** What it does, in one line. */
  purpose: Text;
  /** What may stand behind its name, as the help shows it. */
  usage?: string;
  options?: ParseArgsOptionsConfig;
  /** Answers false where it found something wrong: the process then ends with 1. */
  run: (given: Given) => Promise<boolean | void>;
};

/** Called with what it cannot work with; `key` says what. */
export class UsageError extends Error {
  readonly key: CommandWord;
  readonly parameters: Parameters;
  constructor(key: CommandWord, parameters: Parameters = {}) {
    super(key);
    this.key = key;
    this.parameters = parameters;
  }
}
