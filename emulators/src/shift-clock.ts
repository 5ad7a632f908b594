import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { constants } from "node:os";

const OPTION = "--clock";
/** Where Linux distributions put the library that shifts the clocks of a process and of all that it starts. */
const LIBRARIES = "/usr/{lib,lib64,lib/*,local/lib}/faketime/libfaketimeMT.so.1";
const SIGNALS: NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Takes `--clock <ISO time>` out of the words of a command line.
 * @returns the moment at which the clock is to start, in ms; undefined if it is the real one
 * @throws Error if the time is missing, has no zone or can't be read
 */
export function takeClock(words: string[]): { startMs?: number; rest: string[] } {
  const at = words.findIndex((word) => word === OPTION || word.startsWith(`${OPTION}=`));
  const word = words[at];
  if (word === undefined) return { rest: words };
  const isPair = word === OPTION;
  const time = isPair ? (words[at + 1] ?? "") : word.slice(OPTION.length + 1);
  const startMs = /(Z|[+-]\d\d:\d\d)$/.test(time) ? Date.parse(time) : Number.NaN;
  if (Number.isNaN(startMs)) throw new Error(`${OPTION} takes a time such as 2027-03-15T09:00:00Z, not "${time}".`);
  return { startMs, rest: words.toSpliced(at, isPair ? 2 : 1) };
}

/** What a process and its children need in their environment for a clock that is off by so much, and runs on. */
export function shiftedEnvironment(library: string, offsetMs: number): Record<string, string> {
  const seconds = Math.round(offsetMs / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: seconds < 0 ? String(seconds) : `+${seconds}`,
    // Timers wait by the monotonic clock, which has nothing to do with the date.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    // Node reads a file's real times whatever is set here; the others then do the same.
    NO_FAKE_STAT: "1",
  };
}

/** Runs this program again, with these arguments and with its clock starting at a moment; resolves with its exit code. */
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
