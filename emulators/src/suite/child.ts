import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface Child {
  pid: number;
  exited: Promise<number>;
  onLine(listener: (line: string) => void): void;
  /** Remembers the processes it has started by now: those of one that dies by itself can't be found any more. */
  noteFamily(): void;
  /** Asks it to end with a signal, and kills it and all it started when it has not within the time. */
  stop(options?: { signal?: NodeJS.Signals; to?: number; graceMs?: number }): Promise<void>;
}

export interface ChildOptions {
  env?: Record<string, string | undefined>;
  cwd: string;
  /** Everything it prints goes here, and to our own output with `echo`. */
  log: string;
  echo?: boolean;
}

/**
 * Starts a program in a process group of its own: a terminal's Ctrl-C reaches only us, and we say who stops when.
 * Its stdin is a pipe that closes when we die, however we die.
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
  const family = new Set<number>();
  return {
    pid,
    exited,
    onLine: (listener) => listeners.push(listener),
    noteFamily: () => {
      for (const one of descendants(pid)) family.add(one);
    },
    stop: (how = {}) => stop(child, { exited, family }, how),
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
  { exited, family }: { exited: Promise<number>; family: Set<number> },
  { signal = "SIGTERM", to = child.pid, graceMs = 10_000 }: { signal?: NodeJS.Signals; to?: number; graceMs?: number },
) {
  if (child.pid === undefined) return;
  for (const pid of [child.pid, ...descendants(child.pid)]) family.add(pid);
  if (to !== undefined) send(to, signal);
  await Promise.race([exited, new Promise((done) => setTimeout(done, graceMs).unref())]);
  // What it started may outlive it, in a process group of its own.
  for (const pid of new Set([...family, ...descendants(child.pid)])) send(pid, "SIGKILL");
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
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
