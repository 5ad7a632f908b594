import { describe, expect, it } from "vitest";
import { shareWorkers, type WorkerInternals } from "./share-workers";

const RuntimeWorkerState = { IDLE: "IDLE", BUSY: "BUSY", FINISHED: "FINISHED" };

/** A minimal copy of firebase-tools' classes: a worker for one request at a time, and a pool that finds an idle one. */
function createInternals() {
  class RuntimeWorker {
    state = RuntimeWorkerState.IDLE;
    runtime = {
      process: {
        killed: false,
        kill: () => {
          this.runtime.process.killed = true;
          this.state = RuntimeWorkerState.FINISHED;
        },
      },
    };
    async request(answered: Promise<void>) {
      this.state = RuntimeWorkerState.BUSY;
      await answered;
      this.state = RuntimeWorkerState.IDLE;
    }
  }
  class RuntimeWorkerPool {
    workers = new Map<string, RuntimeWorker[]>([["api", []]]);
    cleanUpWorkers() {}
    getTriggerWorkers(id: string) {
      return this.workers.get(id) ?? [];
    }
    getIdleWorker(id: string) {
      return this.getTriggerWorkers(id).find(({ state }) => state === RuntimeWorkerState.IDLE);
    }
    readyForWork(id: string) {
      return Boolean(this.getIdleWorker(id));
    }
    refresh() {}
  }
  class FunctionsEmulator {
    pool = new RuntimeWorkerPool();
    async startRuntime(_backend: object, { id }: { id: string }) {
      await new Promise((done) => setTimeout(done, 5));
      const worker = new RuntimeWorker();
      this.pool.getTriggerWorkers(id).push(worker);
      return worker;
    }
    /** Serves a request as firebase-tools does. */
    async serve(answered: Promise<void>) {
      if (!this.pool.readyForWork("api")) await this.startRuntime({ codebase: "default" }, { id: "api" });
      await this.pool.getIdleWorker("api")?.request(answered);
    }
  }
  return { RuntimeWorker, RuntimeWorkerPool, FunctionsEmulator, RuntimeWorkerState };
}

function start(instances?: number) {
  const internals = createInternals();
  expect(shareWorkers(internals as unknown as WorkerInternals, instances)).toBeUndefined();
  const emulator = new internals.FunctionsEmulator();
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  const serve = (count: number) => Promise.all(Array.from({ length: count }, () => emulator.serve(answered)));
  return { emulator, serve, answer, workers: () => emulator.pool.getTriggerWorkers("api") };
}

const settle = () => new Promise((done) => setTimeout(done, 30));

describe("shareWorkers", () => {
  it("starts one worker for concurrent requests", async () => {
    const { serve, answer, workers } = start();
    const served = serve(100);
    await settle();
    expect(workers()).toHaveLength(1);
    answer();
    await served;
    expect(workers()[0]?.state).toBe("IDLE");
  });

  it("starts another worker beyond 80 requests in flight", async () => {
    const { serve, answer, workers } = start();
    const first = serve(80);
    await settle();
    const more = serve(20);
    await settle();
    expect(workers()).toHaveLength(2);
    answer();
    await Promise.all([first, more]);
  });

  it("spreads requests over as many workers as are asked for", async () => {
    const { emulator, serve, answer, workers } = start(4);
    for (let started = 0; started < 4; started += 1) {
      const served = serve(1);
      await settle();
      answer();
      await served;
    }
    expect(workers()).toHaveLength(4);
    const chosen = Array.from({ length: 8 }, () => emulator.pool.getIdleWorker("api"));
    expect(new Set(chosen.slice(0, 4)).size).toBe(4);
    expect(chosen.slice(4)).toEqual(chosen.slice(0, 4));
  });

  it("drains a worker before it is replaced for changed code", async () => {
    const { emulator, serve, answer, workers } = start();
    const old = serve(3);
    await settle();
    emulator.pool.refresh();
    expect(workers()[0]?.runtime.process.killed).toBe(false);
    const next = serve(1);
    await settle();
    expect(workers()).toHaveLength(2);
    answer();
    await Promise.all([old, next]);
    expect(workers().map(({ runtime }) => runtime.process.killed)).toEqual([true, false]);
  });

  it("does not patch an unknown version of firebase-tools", () => {
    const internals = createInternals();
    Reflect.deleteProperty(internals.RuntimeWorkerPool.prototype, "refresh");
    const { getIdleWorker } = internals.RuntimeWorkerPool.prototype;
    expect(shareWorkers(internals as unknown as WorkerInternals)).toMatch(/worker process of its own/);
    expect(internals.RuntimeWorkerPool.prototype.getIdleWorker).toBe(getIdleWorker);
  });
});
