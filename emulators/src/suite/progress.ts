import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { ROOT, VERBOSE } from "./settings";

const TAIL_LINES = 20;

/** Prints a status line to stderr, because stdout belongs to the command. */
export const printStatus = (line: string) => console.error(line);

/** Runs a step, and prints its name, its time and the text that `describeResult` returns. */
export async function step<T>(name: string, work: () => Promise<T>, describeResult = (_: T) => ""): Promise<T> {
  const startedMs = Date.now();
  const result = await work();
  const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
  printStatus(`  ${name.padEnd(12)}${seconds.padStart(7)} s  ${describeResult(result)}`.trimEnd());
  return result;
}

/** Runs a program with its output in a log. Resolves with whether the program succeeded. */
export async function runLogged(command: string, args: string[], log: string): Promise<boolean> {
  if (VERBOSE) return run(command, args, "inherit");
  const file = openSync(log, "a");
  try {
    return await run(command, args, file);
  } finally {
    closeSync(file);
  }
}

function run(command: string, args: string[], output: "inherit" | number): Promise<boolean> {
  const child = spawn(command, args, { cwd: ROOT, stdio: ["ignore", output, output] });
  return new Promise((done) => {
    child.once("error", () => done(false));
    child.once("exit", (code) => done(code === 0));
  });
}

/** A failure with the end of the log that explains it. */
export class LoggedFailure extends Error {
  /** The failure in one line, without the log. */
  readonly summary: string;

  constructor(what: string, log: string) {
    const summary = `${what} See ${relative(ROOT, log)}`;
    super(`${summary}\n\n${lastLines(log)}`);
    this.summary = summary;
  }
}

function lastLines(log: string): string {
  try {
    return readFileSync(log, "utf8").trimEnd().split("\n").slice(-TAIL_LINES).join("\n");
  } catch {
    return "";
  }
}
