import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ModelCache } from "./model-cache";

const MB = 1024 ** 2;
/** The size of each model. */
const BYTES = { file: 100 * MB, buffers: 50 * MB };
const MINUTE_MS = 60_000;

/** What the models have read, and what was written; whether this instance knows of a write that a model lacks. */
let data: { version: number; written: number; behind: boolean };
/** The teams whose models are open; how far the process is over its memory, and the size of the files it was asked with. */
let memory: { open: string[]; excess: number; fileBytes: number };
let models: ModelCache<ReturnType<typeof openModel>>;

function openModel(teamId: string) {
  memory.open.push(teamId);
  return {
    refresh: async () => {
      data.version = data.written;
    },
    version: () => data.version,
    isOutdated: () => false,
    isBehind: () => data.behind,
    loadLogs: async () => {},
    bytes: async () => BYTES,
    close: () => void memory.open.splice(memory.open.indexOf(teamId), 1),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  data = { version: 0, written: 0, behind: false };
  memory = { open: [], excess: 0, fileBytes: 0 };
  models = new ModelCache({
    open: async (teamId) => openModel(teamId),
    queueSnapshot: async () => {},
    excessBytes: (fileBytes) => {
      memory.fileBytes = fileBytes;
      return memory.excess;
    },
  });
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Uses a team's model one minute later and waits until eviction is done. */
async function use(teamId: string): Promise<void> {
  pass(MINUTE_MS);
  await models.use(teamId, async () => {});
  await new Promise(setImmediate);
}

test("every model stays open while there is enough memory", async () => {
  for (const team of ["a", "b", "c"]) await use(team);
  expect(memory).toMatchObject({ open: ["a", "b", "c"], fileBytes: 3 * BYTES.file });
});

test("under memory pressure the least recently used models are closed, as many as needed", async () => {
  for (const team of ["a", "b", "c"]) await use(team);
  memory.excess = 200 * MB;
  await use("d");
  expect(memory.open).toEqual(["c", "d"]);
});

test("a model in use stays open, and a closed one is opened again", async () => {
  memory.excess = 10_000 * MB;
  await models.use("a", async () => {
    await use("b");
    expect(memory.open).toContain("a");
  });
  await use("b");
  expect(memory.open).not.toContain("a");
  memory.excess = 0;
  await use("a");
  expect(memory.open).toContain("a");
});

test("the model used last stays open, since it would be opened again at once", async () => {
  memory.excess = 10_000 * MB;
  await use("a");
  await use("b");
  expect(memory.open).toEqual(["b"]);
});

test("a model that was not used for half an hour is closed without memory pressure", async () => {
  await use("a");
  pass(31 * MINUTE_MS);
  await use("b");
  expect(memory.open).toEqual(["b"]);
});

test("work from before a write is repeated once the write is applied, also if it failed", async () => {
  const read = () => models.use("a", async (model) => model.version());
  expect(await read()).toBe(0);
  data.written = 1;
  expect(await read()).toBe(1);
  data.written = 2;
  const refused = models.use("a", async (model) => {
    if (model.version() < 2) throw new Error("There is no such field yet.");
    return "found";
  });
  expect(await refused).toBe("found");
});

test("work after the caller's own write waits for that write", async () => {
  Object.assign(data, { behind: true, written: 1 });
  const work = vi.fn(async (model: { version: () => number }) => model.version());
  expect(await models.use("a", work)).toBe(data.written);
  expect(work).toHaveBeenCalledTimes(1);
});

test("work without any writes is done once", async () => {
  const work = vi.fn(async () => {});
  await models.use("a", work);
  expect(work).toHaveBeenCalledTimes(1);
});
