import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { constants } from "node:os";

const OPTION = "--clock";
/** Where Linux distributions install the library that shifts the clock of a process and its children. */
const LIBRARIES = "/usr/{lib,lib64,lib/*,local/lib}/faketime/libfaketimeMT.so.1";
const SIGNALS: NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Extracts `--clock <ISO time>` from command line arguments.
 * @returns the time at which the clock starts, in ms (undefined without the option), and the other arguments
 * @throws Error if the time is missing, has no zone or cannot be parsed
 */
export function extractClockOption(words: string[]): { startMs?: number; rest: string[] } {
  const at = words.findIndex((word) => word === OPTION || word.startsWith(`${OPTION}=`));
  const word = words[at];
  if (word === undefined) return { rest: words };
  const isPair = word === OPTION;
  const time = isPair ? (words[at + 1] ?? "") : word.slice(OPTION.length + 1);
  const startMs = /(Z|[+-]\d\d:\d\d)$/.test(time) ? Date.parse(time) : Number.NaN;
  if (Number.isNaN(startMs)) throw new Error(`${OPTION} takes a time such as 2027-03-15T09:00:00Z, not "${time}".`);
  return { startMs, rest: words.toSpliced(at, isPair ? 2 : 1) };
}

/** Environment variables that shift the clock of a process and its children by an offset. */
export function shiftedEnvironment(library: string, offsetMs: number): Record<string, string> {
  const seconds = Math.round(offsetMs / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: seconds < 0 ? String(seconds) : `+${seconds}`,
    // Timers use the monotonic clock, which stays real.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    // Node always sees the real times of files; this makes other programs see them too.
    NO_FAKE_STAT: "1",
    // Chromium draws nothing under the library; tests shift the clocks of its pages by this.
    DURE_CLOCK_OFFSET_MS: String(seconds * 1000),
  };
}

/** Runs this program again with these arguments and a shifted clock. Resolves with its exit code. */
export function runShifted(startMs: number, args: string[]): Promise<number> {
  const [, program = ""] = process.argv;
  const child = spawn(process.execPath, [...process.execArgv, program, ...args], {
    stdio: "inherit",
    env: { ...process.env, ...shiftedEnvironment(findLibrary(), startMs - Date.now()) },
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("exit", (code, signal) => done(code ?? (signal ? 128 + constants.signals[signal] : 1)));
  });
}

function findLibrary(): string {
  const [library] = globSync(LIBRARIES);
  if (!library) throw new Error(`${OPTION} needs libfaketime, on Linux: apt-get install faketime`);
  return library;
}
