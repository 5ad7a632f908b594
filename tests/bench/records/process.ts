import { type ChildProcess, fork } from "node:child_process";

export type Program = { url: string; stop: () => Promise<void> };

/** Node's heap limit in a function with 2 GiB. This machine's default may be higher. */
const HEAP_MB = 1024;

/** Starts a program that reports its port by an IPC message. Only its stderr is printed. */
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
