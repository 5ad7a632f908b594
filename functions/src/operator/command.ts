import type { ParseArgsOptionsConfig } from "node:util";
import type { Operator } from "./operator";

export type Given = {
  /** The words after the command's name. */
  words: readonly string[];
  /** The options that were given as text, and those that were only named. */
  text: Readonly<Record<string, string>>;
  isSet: (option: string) => boolean;
};

/** What a command has found out: an answer, or a change that waits for a yes. */
export type Outcome = { answer: unknown } | { change: string; apply: () => Promise<unknown> };

export type Command = {
  /** Such as `flags enable`. */
  name: string;
  /** What follows the name, as the help shows it. */
  usage: string;
  summary: string;
  options: ParseArgsOptionsConfig;
  /** Reads and checks; only `apply` of its outcome writes. @throws UsageError, AppError */
  run: (given: Given, operator: Operator) => Promise<Outcome>;
};

/** A command that was given wrongly. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export const TEXT = { type: "string" } as const;
export const SWITCH = { type: "boolean" } as const;

/** The one word that a command takes. */
export function wordOf({ words }: Given, what: string): string {
  const [word, ...others] = words;
  if (word === undefined || others.length > 0) throw new UsageError(`Give ${what}, and nothing else.`);
  return word;
}

/** An option that must be given. */
export function textOf({ text }: Given, option: string): string {
  const value = text[option];
  if (value === undefined || value === "") throw new UsageError(`--${option} is missing.`);
  return value;
}
