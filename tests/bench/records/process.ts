import { type ChildProcess, fork } from "node:child_process";

export type Program = { url: string; stop: () => Promise<void> };

/** What Node gives a function of 2 GiB, of which this machine may have many times as much. */
const HEAP_MB = 1024;

/** Starts a program that sends the port it listens at; nothing of it goes to our output but its errors. */
export async function startProgram(file: string, environment: Record<string, string>): Promise<Program> {
  const child = fork(new URL(file, import.meta.url), {
    execArgv: ["--import", "tsx", "--expose-gc", `--max-old-space-size=${HEAP_MB}`],
    env: { ...process.env, UV_THREADPOOL_SIZE: "16", ...environment },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const port = await new Promise<number>((done, fail) => {
    child.once("message", ({ port }: { port: number }) => done(port));
    child.once("exit", (code) => fail(new Error(`${file} ended with ${code}.`)));
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => stop(child) };
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once("exit", () => done());
    child.kill();
  });
}
