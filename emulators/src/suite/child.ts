import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface Child {
  pid: number;
  exited: Promise<number>;
  onLine(listener: (line: string) => void): void;
  /** Records the descendants up to now, for `stop`: once the program has died, they cannot be found any more. */
  recordDescendants(): void;
  /** Sends the program a signal, waits up to `graceMs`, and kills it and its descendants. */
  stop(options?: { signal?: NodeJS.Signals; to?: number; graceMs?: number }): Promise<void>;
}

export interface ChildOptions {
  env?: Record<string, string | undefined>;
  cwd: string;
  /** The file for the program's output. With `echo`, the output is also printed. */
  log: string;
  echo?: boolean;
}

/**
 * Starts a program in its own process group: a terminal's Ctrl-C reaches only the launcher, which stops its children in
 * order. The program's stdin is a pipe that closes when the launcher dies in any way.
 */
export function startChild(command: string, args: string[], options: ChildOptions): Child {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
  });
  const exited = new Promise<number>((done) => {
    child.once("exit", (code, signal) => done(code ?? (signal ? 1 : 0)));
    child.once("error", (error) => {
      console.error(`${command}: ${error.message}`);
      done(1);
    });
  });
  const listeners = record(child, options);
  const pid = child.pid ?? 0;
  const recorded = new Set<number>();
  return {
    pid,
    exited,
    onLine: (listener) => listeners.push(listener),
    recordDescendants: () => {
      for (const one of descendants(pid)) recorded.add(one);
    },
    stop: (how = {}) => stop(child, { exited, recorded }, how),
  };
}

/** Starts a TypeScript program of this repository. */
export function startProgram(file: string, args: string[], options: ChildOptions): Child {
  const program = ["--import", "tsx", "--import", join(import.meta.dirname, "end-with-stdin.ts"), file, ...args];
  return startChild(process.execPath, program, options);
}

function record(child: ChildProcess, { log, echo }: ChildOptions) {
  const listeners: ((line: string) => void)[] = [];
  const file = createWriteStream(log, { flags: "a" });
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      file.write(`${line}\n`);
      if (echo) console.log(line);
      for (const listener of listeners) listener(line);
    });
  }
  return listeners;
}

async function stop(
  child: ChildProcess,
  { exited, recorded }: { exited: Promise<number>; recorded: Set<number> },
  { signal = "SIGTERM", to = child.pid, graceMs = 10_000 }: { signal?: NodeJS.Signals; to?: number; graceMs?: number },
) {
  if (child.pid === undefined) return;
  for (const pid of [child.pid, ...descendants(child.pid)]) recorded.add(pid);
  if (to !== undefined) send(to, signal);
  await Promise.race([exited, new Promise((done) => setTimeout(done, graceMs).unref())]);
  // The program's descendants may outlive it in other process groups.
  for (const pid of new Set([...recorded, ...descendants(child.pid)])) send(pid, "SIGKILL");
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended already.
  }
}

function descendants(ancestor: number): number[] {
  const table = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const children = new Map<number, number[]>();
  for (const line of table.trim().split("\n")) {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const found: number[] = [];
  const queue = [ancestor];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const own = children.get(next) ?? [];
    found.push(...own);
    queue.push(...own);
  }
  return found;
}
