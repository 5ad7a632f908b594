import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";

const MB = 1024 ** 2;
/** The simulated size of each model, and how far the process is over its memory budget. */
const BYTES = { file: 100 * MB, buffers: 50 * MB };
const taken = vi.hoisted(() => ({ excess: 0, fileBytes: 0, open: [] as string[] }));
const data = vi.hoisted(() => ({ version: 0, written: 0, behind: false }));

vi.mock("./snapshot/order-snapshot", () => ({ orderSnapshot: async () => {} }));
vi.mock("./excess-bytes", () => ({
  excessBytes: (fileBytes: number) => {
    taken.fileBytes = fileBytes;
    return taken.excess;
  },
}));
vi.mock("./team-model", () => ({
  openTeamModel: async (teamId: string) => {
    taken.open.push(teamId);
    return {
      refresh: async () => {
        data.version = data.written;
      },
      version: () => data.version,
      isOutdated: () => false,
      isBehind: () => data.behind,
      bytes: async () => BYTES,
      close: () => taken.open.splice(taken.open.indexOf(teamId), 1),
    };
  },
}));

/** `withModel` of a fresh instance. */
let withModel: typeof import("./with-model").withModel;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  Object.assign(taken, { excess: 0, open: [] });
  vi.resetModules();
  ({ withModel } = await import("./with-model"));
});
afterEach(() => vi.useRealTimers());
afterAll(() => void vi.resetModules());

const MINUTE_MS = 60_000;
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Uses a team's model one minute later and waits until eviction is done. */
async function use(teamId: string): Promise<void> {
  pass(MINUTE_MS);
  await withModel(teamId, async () => {});
  await new Promise(setImmediate);
}

test("while there is memory every model stays", async () => {
  for (const team of ["a", "b", "c"]) await use(team);
  expect(taken).toMatchObject({ open: ["a", "b", "c"], fileBytes: 3 * BYTES.file });
});

test("under memory pressure the longest unused go, as many as it takes", async () => {
  for (const team of ["a", "b", "c"]) await use(team);
  taken.excess = 200 * MB;
  await use("d");
  expect(taken.open).toEqual(["c", "d"]);
});

test("a model in use stays, and a dropped one is opened again", async () => {
  taken.excess = 10_000 * MB;
  await withModel("a", async () => {
    await use("b");
    expect(taken.open).toContain("a");
  });
  await use("b");
  expect(taken.open).not.toContain("a");
  taken.excess = 0;
  await use("a");
  expect(taken.open).toContain("a");
});

test("the model used last stays, for it would be opened again at once", async () => {
  taken.excess = 10_000 * MB;
  await use("a");
  await use("b");
  expect(taken.open).toEqual(["b"]);
});

test("a model that nobody has asked for in half an hour goes without pressure", async () => {
  await use("a");
  pass(31 * MINUTE_MS);
  await use("b");
  expect(taken.open).toEqual(["b"]);
});

test("what was done before a write was in is done again, its error too", async () => {
  const read = () => withModel("a", async (model) => model.version());
  expect(await read()).toBe(0);
  data.written = 1;
  expect(await read()).toBe(1);
  data.written = 2;
  const refused = withModel("a", async (model) => {
    if (model.version() < 2) throw new Error("There is no such field yet.");
    return "found";
  });
  expect(await refused).toBe("found");
});

test("after a write of its own it waits with the work", async () => {
  Object.assign(data, { behind: true, written: data.version + 1 });
  const work = vi.fn(async (model: { version: () => number }) => model.version());
  expect(await withModel("a", work)).toBe(data.written);
  expect(work).toHaveBeenCalledTimes(1);
  data.behind = false;
});

test("where nothing was written the work is done once", async () => {
  const work = vi.fn(async () => {});
  await withModel("a", work);
  expect(work).toHaveBeenCalledTimes(1);
});
