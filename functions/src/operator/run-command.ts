import { parseArgs } from "node:util";
import { AppError } from "@dure/domain/shared/error";
import { type Command, type Given, SWITCH, TEXT, UsageError } from "./command";
import { helpOf, helpOfAll } from "./help";

/** The console as a command sees it. */
export type Terminal = {
  print: (text: string) => void;
  complain: (text: string) => void;
  /** undefined where nobody can be asked. */
  ask: ((question: string) => Promise<boolean>) | undefined;
};

const COMMON = { json: SWITCH, yes: SWITCH, "dry-run": SWITCH, help: SWITCH, as: TEXT, project: TEXT };

export const EXIT = { done: 0, refused: 1, usage: 2 } as const;

/**
 * Runs the command that the arguments name.
 * @returns the process's exit code
 */
export async function runCommand(commands: readonly Command[], args: string[], terminal: Terminal): Promise<number> {
  try {
    const named = args.filter((word) => !word.startsWith("-"));
    const command = commands.find(({ name }) => named.slice(0, 2).join(" ") === name);
    if (!command) {
      const wantsHelp = named.length === 0 || args.includes("--help");
      (wantsHelp ? terminal.print : terminal.complain)(helpOfAll(commands));
      return wantsHelp ? EXIT.done : EXIT.usage;
    }
    return await run(command, readArguments(command, args), terminal);
  } catch (error) {
    if (error instanceof UsageError) terminal.complain(error.message);
    else if (error instanceof AppError) terminal.complain(`${error.code}: ${error.text.en}`);
    else throw error;
    return error instanceof UsageError ? EXIT.usage : EXIT.refused;
  }
}

function readArguments({ options }: Command, args: string[]): Given {
  try {
    const { values, positionals } = parseArgs({ args, options: { ...COMMON, ...options }, allowPositionals: true });
    const text = Object.entries(values).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
    return {
      words: positionals.slice(2),
      text: Object.fromEntries(text),
      isSet: (option) => Object.hasOwn(values, option),
    };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(command: Command, given: Given, terminal: Terminal): Promise<number> {
  const { text, isSet } = given;
  if (isSet("help")) {
    terminal.print(helpOf(command));
    return EXIT.done;
  }
  const outcome = await command.run(given, { email: text.as ?? "" });
  const show = (value: unknown) =>
    terminal.print(isSet("json") ? JSON.stringify(value) : JSON.stringify(value, null, 2));
  if ("answer" in outcome) {
    show(outcome.answer);
    return EXIT.done;
  }
  if (isSet("dry-run")) {
    show({ change: outcome.change, done: false });
    return EXIT.done;
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(text.as ?? ""))
    throw new UsageError("A change names who makes it: --as <your e-mail>.");
  if (!isSet("yes") && !(await isConfirmed(outcome.change, terminal))) return EXIT.refused;
  show({ change: outcome.change, done: true, result: await outcome.apply() });
  return EXIT.done;
}

async function isConfirmed(change: string, { ask, complain }: Terminal): Promise<boolean> {
  if (!ask) throw new UsageError("Nobody can be asked here: add --yes.");
  if (await ask(`About to ${change}. Go on?`)) return true;
  complain("Nothing was changed.");
  return false;
}
