// The functions emulator sends each worker process one request at a time, and starts a process for each further
// request. Cloud Functions sends up to 80 concurrent requests to one instance. This makes the emulator do the same.

const MAX_CONCURRENT = 80;

interface Worker {
  state: string;
  runtime: { process: { kill(): void; killed: boolean } };
  request(...args: unknown[]): Promise<void>;
}

interface Pool {
  workers: Map<string, Worker[]>;
  cleanUpWorkers(): void;
  getTriggerWorkers(triggerId: string | undefined, runtime: string): Worker[];
  getIdleWorker(triggerId: string | undefined, runtime: string): Worker | undefined;
  readyForWork(triggerId: string | undefined, runtime: string): boolean;
  refresh(): void;
}

interface Emulator {
  startRuntime(backend: { codebase: string }, trigger?: { id: string }): Promise<Worker>;
}

export interface WorkerInternals {
  RuntimeWorker?: { prototype: Worker };
  RuntimeWorkerPool?: { prototype: Pool };
  RuntimeWorkerState?: Record<string, string>;
  FunctionsEmulator?: { prototype: Emulator };
}

const EXPECTED = {
  RuntimeWorker: ["request"],
  RuntimeWorkerPool: ["cleanUpWorkers", "getTriggerWorkers", "getIdleWorker", "readyForWork", "refresh"],
  FunctionsEmulator: ["startRuntime"],
} as const;

/**
 * Lets workers handle concurrent requests.
 * @param instances how many workers serve each function; Cloud Functions starts as many as it likes. The tests run on
 *   one, which starts sooner.
 * @returns a warning if this version of firebase-tools cannot be patched; then nothing is changed
 */
export function shareWorkers(internals: WorkerInternals, instances = 1): string | undefined {
  const { RuntimeWorker, RuntimeWorkerPool, FunctionsEmulator } = internals;
  const known = Object.entries(EXPECTED).every(([name, methods]) => {
    const prototype = internals[name as keyof typeof EXPECTED]?.prototype;
    return methods.every((method) => typeof Reflect.get(prototype ?? {}, method) === "function");
  });
  const states = internals.RuntimeWorkerState;
  if (!known || !RuntimeWorker || !RuntimeWorkerPool || !FunctionsEmulator || !states?.IDLE || !states.BUSY) {
    return "Each concurrent request will start a worker process of its own.";
  }
  const load = new WeakMap<Worker, number>();
  const retired = new WeakSet<Worker>();
  countRequests(RuntimeWorker.prototype, states, load, retired);
  handOutShared(RuntimeWorkerPool.prototype, states, { load, retired, instances });
  startOnce(FunctionsEmulator.prototype);
  return undefined;
}

/** Keeps a worker busy while any request is in flight, and ends a retired worker after its last request. */
function countRequests(
  worker: Worker,
  states: Record<string, string>,
  load: WeakMap<Worker, number>,
  retired: WeakSet<Worker>,
) {
  const request = worker.request;
  worker.request = async function (...args) {
    load.set(this, (load.get(this) ?? 0) + 1);
    try {
      await request.apply(this, args);
    } finally {
      const left = (load.get(this) ?? 1) - 1;
      load.set(this, left);
      // firebase-tools sets the worker idle at the end of each request, even if others are in flight.
      const [from, to] = left > 0 ? [states.IDLE, states.BUSY] : [states.BUSY, states.IDLE];
      if (to && this.state === from) this.state = to;
      if (left === 0 && retired.has(this)) this.runtime.process.kill();
    }
  };
}

function handOutShared(
  pool: Pool,
  states: Record<string, string>,
  { load, retired, instances }: { load: WeakMap<Worker, number>; retired: WeakSet<Worker>; instances: number },
) {
  const inFlight = (worker: Worker) => load.get(worker) ?? 0;
  const usableOf = (from: Pool, triggerId: string | undefined, runtime: string) => {
    from.cleanUpWorkers();
    return from
      .getTriggerWorkers(triggerId, runtime)
      .filter(
        (worker) =>
          (worker.state === states.IDLE || worker.state === states.BUSY) &&
          !worker.runtime.process.killed &&
          !retired.has(worker),
      );
  };
  let handedOut = 0;
  const lastHandedOut = new WeakMap<Worker, number>();
  const turn = (worker: Worker) => lastHandedOut.get(worker) ?? 0;
  // The worker that has waited longest among the least busy ones, so that sequential requests reach all workers.
  const nextOf = (workers: Worker[]) => workers.toSorted((a, b) => inFlight(a) - inFlight(b) || turn(a) - turn(b))[0];
  pool.getIdleWorker = function (triggerId, runtime) {
    const worker = nextOf(usableOf(this, triggerId, runtime));
    handedOut += 1;
    if (worker) lastHandedOut.set(worker, handedOut);
    return worker;
  };
  pool.readyForWork = function (triggerId, runtime) {
    const usable = usableOf(this, triggerId, runtime);
    const worker = nextOf(usable);
    return worker !== undefined && usable.length >= instances && inFlight(worker) < MAX_CONCURRENT;
  };
  pool.refresh = function () {
    for (const worker of [...this.workers.values()].flat()) {
      if (worker.state !== states.IDLE && worker.state !== states.BUSY) continue;
      retired.add(worker);
      if (inFlight(worker) === 0) worker.runtime.process.kill();
    }
  };
}

/** Requests that arrive while a worker starts share that worker. */
function startOnce(emulator: Emulator) {
  const start = emulator.startRuntime;
  const starting = new Map<string, Promise<Worker>>();
  emulator.startRuntime = function (backend, trigger) {
    const key = `${backend.codebase} ${trigger?.id ?? ""}`;
    const begun = starting.get(key) ?? start.call(this, backend, trigger).finally(() => starting.delete(key));
    starting.set(key, begun);
    return begun;
  };
}
