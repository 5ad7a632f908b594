import { relative } from "node:path";
import type { Child } from "./child";
import { printStatus } from "./progress";
import { ROOT } from "./settings";

const LONGEST = 200;
/** The same problem is printed at most once in this time. */
const SAME_MS = 10_000;
/** Harmless warnings at every start. */
const HARMLESS =
  /Env variable override|Emulator UI is not starting|CLI MOTD|restricted by some web browsers|^L\d+:\d+ Property/;

/** Prints the problems in a program's output: one line each, with the path of the full log. */
export function printProblems(child: Child, log: string) {
  const printedMs = new Map<string, number>();
  child.onLine((line) => {
    const problem = problemIn(line);
    if (!problem || Date.now() - (printedMs.get(problem) ?? 0) < SAME_MS) return;
    printedMs.set(problem, Date.now());
    printStatus(`✗ ${problem} (${relative(ROOT, log)})`);
  });
}

/** The problem in a line of output of firebase-tools, a function or a stand-in; undefined if there is none. */
export function problemIn(line: string): string | undefined {
  const problem = loggedError(line) ?? /^(?:⚠|⬢|✖)\s+(.*)/u.exec(line)?.[1] ?? /^(?:\w*Error: .*)/.exec(line)?.[0];
  if (!problem || HARMLESS.test(problem)) return undefined;
  const [first = ""] = problem.split("\n");
  return first.length > LONGEST ? `${first.slice(0, LONGEST)}…` : first;
}

/** The message of a function's log entry if its severity is ERROR. */
function loggedError(line: string): string | undefined {
  const entry = /^>\s+(\{.*\})$/.exec(line)?.[1];
  if (!entry) return undefined;
  try {
    const { severity, message } = JSON.parse(entry);
    return ["ERROR", "CRITICAL", "ALERT", "EMERGENCY"].includes(severity) ? String(message) : undefined;
  } catch {
    return undefined;
  }
}
