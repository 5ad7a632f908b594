import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Batch,
  beginCall,
  claimBatch,
  detachRest,
  OPEN_STATES,
  type Outcome,
  postpone,
  settleCall,
} from "./batch";
import { sumOf } from "./batch-counts";
import { makeBatches, type Planned } from "./make-batches";

const START_MS = Date.UTC(2026, 11, 1);
const at = (seconds: number) => new Date(START_MS + seconds * 1000).toISOString();

const planned = (count: number, changes: Partial<Planned> = {}): Planned[] =>
  Array.from({ length: count }, (_, i) => ({
    key: `k${i}`,
    email: `k${i}@example.com`,
    values: {},
    variant: "a",
    zone: null,
    due_at: at(0),
    ...changes,
  }));

const batchOf = (count: number): Batch => {
  const [batch] = makeBatches(planned(count), { chunk: 1, conditions: [], now: at(0) });
  if (!batch) throw new Error("No batch.");
  return batch;
};

const required = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error("Nothing was answered.");
  return value;
};

const claimed = (count: number, owner = "w1") => required(claimBatch(batchOf(count), { owner, now: at(0) }));
const calling = (count: number, owner = "w1") => required(beginCall(claimed(count, owner), { owner, now: at(1) }, []));

describe("a claim", () => {
  test("belongs to one worker until its lease expires", () => {
    expect(claimBatch(claimed(2), { owner: "w2", now: at(10) })).toBeUndefined();
    expect(claimBatch(claimed(2), { owner: "w2", now: at(75) })).toMatchObject({ state: "claimed", owner: "w2" });
    expect(beginCall(claimed(2), { owner: "w2", now: at(1) }, [])).toBeUndefined();
  });

  test("is continued by the same task at once, since no call was made", () =>
    expect(claimBatch(claimed(2), { owner: "w1", now: at(1) })).toMatchObject({ state: "claimed", owner: "w1" }));

  test("comes no earlier than the batch is due", () => {
    const later = postpone(claimed(1), at(60));
    expect(claimBatch(later, { owner: "w1", now: at(59) })).toBeUndefined();
    expect(claimBatch(later, { owner: "w1", now: at(60) })).toMatchObject({ state: "claimed" });
  });

  test("of a batch whose call was started sets the batch to unknown, and it is not sent again", () => {
    const unknown = required(claimBatch(calling(3), { owner: "w2", now: at(80) }));
    expect(unknown).toMatchObject({ state: "unknown", counts: { unknown: 3 } });
    expect(claimBatch(unknown, { owner: "w3", now: at(9999) })).toBeUndefined();
    expect(claimBatch(calling(3), { owner: "w2", now: at(10) })).toBeUndefined();
    expect(claimBatch(calling(3), { owner: "w1", now: at(10) })).toMatchObject({ state: "unknown" });
  });
});

test("recipients who are due later become a separate batch", () => {
  const { batch, rest } = detachRest(calling(3), new Set(["k2"]), at(60));
  expect(batch).toMatchObject({ state: "calling", rows: [{ key: "k2" }], size: 1 });
  expect(rest).toMatchObject({ state: "queued", rows: [{ key: "k0" }, { key: "k1" }], size: 2, due_at: at(60) });
  expect(detachRest(calling(1), new Set(["k0"]), at(60)).rest).toBeUndefined();
});

describe("a call of the mail API", () => {
  test("leaves out skipped recipients, and is dropped if none remain", () => {
    const left = [{ key: "k0", reason: "unsubscribed" }];
    const begun = beginCall(claimed(2), { owner: "w1", now: at(1) }, left);
    expect(begun).toMatchObject({ state: "calling", rows: [{ key: "k1" }], size: 2, counts: { skipped: 1 } });
    expect(beginCall(claimed(1), { owner: "w1", now: at(1) }, left)).toMatchObject({ state: "dropped", rows: [] });
  });

  const settled = (count: number, outcome: Outcome) =>
    required(settleCall(calling(count), { owner: "w1", now: at(5) }, outcome));

  test("that was accepted is stored with its time", () =>
    expect(settled(2, { type: "accepted", messageId: "m" }).batch).toMatchObject({
      state: "accepted",
      sent_at: at(5),
      counts: { accepted: 2 },
    }));

  test("that failed temporarily is retried later", () =>
    expect(settled(2, { type: "later", waitMs: 4000, error: "500" }).batch).toMatchObject({
      state: "queued",
      due_at: at(9),
      failures: 1,
      rows: [{}, {}],
    }));

  test("with an invalid address is split until that address is alone and fails", () => {
    const { batch, parts } = settled(3, { type: "address", error: "400 bad" });
    expect(batch).toMatchObject({ state: "split", rows: [], size: 0 });
    expect(parts.map(({ id, rows }) => [id, rows.map(({ key }) => key)])).toEqual([
      [`${batch.id}a`, ["k0", "k1"]],
      [`${batch.id}b`, ["k2"]],
    ]);
    expect(settled(1, { type: "address", error: "400 bad" }).batch).toMatchObject({
      state: "failed",
      error: "400 bad",
      counts: { failed: 1 },
    });
  });

  test("that is answered late settles an unknown batch, if the answer comes from its own worker", () => {
    const unknown = required(claimBatch(calling(2), { owner: "w2", now: at(80) }));
    const accepted: Outcome = { type: "accepted", messageId: "m" };
    expect(settleCall(unknown, { owner: "w1", now: at(81) }, accepted)?.batch).toMatchObject({
      state: "accepted",
      counts: { accepted: 2, unknown: 0 },
    });
    expect(settleCall(unknown, { owner: "w2", now: at(81) }, accepted)).toBeUndefined();
  });
});

/** A worker and its next step; each number of the plan picks an action. */
type Worker = { owner: string; step: "claim" | "begin" | "call" | "settle" | "dead"; batch: Batch; outcome?: Outcome };

/** A simulation: a store of batches, workers that die at any point, and the mails that SendGrid accepted. */
function world(recipients: number) {
  const store = new Map<string, Batch>();
  const taken: string[] = [];
  const failed = new Set<string>();
  for (const batch of makeBatches(planned(recipients), { chunk: 0, conditions: [], now: at(0) }))
    store.set(batch.id, batch);
  let seconds = 0;
  let owners = 0;
  let inFlightDeaths = 0;
  let workers: Worker[] = [];
  const now = () => at(seconds);

  function answer(rows: Batch["rows"], kind: number): Outcome {
    if (kind === 0) return { type: "later", waitMs: 1000, error: "500" };
    if (kind === 1) return { type: "unknown", error: "timeout" };
    if (rows.some(({ key }) => key === "k3")) return { type: "address", error: "400" };
    taken.push(...rows.map(({ key }) => key));
    // SendGrid took it, but nobody heard the answer.
    return kind === 2 ? { type: "unknown", error: "timeout" } : { type: "accepted", messageId: "m" };
  }

  function step(worker: Worker, kind: number): void {
    const stored = store.get(worker.batch.id) ?? worker.batch;
    const claim = { owner: worker.owner, now: now() };
    if (worker.step === "claim") {
      const next = claimBatch(stored, claim);
      if (next) store.set(next.id, next);
      worker.step = next?.state === "claimed" ? "begin" : "dead";
    } else if (worker.step === "begin") {
      const left = kind === 5 ? [{ key: "k1", reason: "unsubscribed" }] : [];
      const next = beginCall(stored, claim, left);
      if (next) store.set(next.id, next);
      worker.batch = next ?? worker.batch;
      worker.step = next?.state === "calling" ? "call" : "dead";
    } else if (worker.step === "call") {
      worker.outcome = answer(worker.batch.rows, kind);
      worker.step = "settle";
    } else {
      const done = worker.outcome && settleCall(stored, claim, worker.outcome);
      for (const one of done ? [done.batch, ...done.parts] : []) store.set(one.id, one);
      if (done?.batch.state === "failed") for (const { key } of done.batch.rows) failed.add(key);
      worker.step = "dead";
    }
  }

  const begin = (owner = `w${owners++}`) => {
    const open = [...store.values()].filter(({ state }) => state !== "accepted");
    const batch = open[(seconds + owners) % Math.max(1, open.length)];
    if (batch) workers.push({ owner, step: "claim", batch });
  };

  return {
    store,
    taken,
    failed,
    deaths: () => inFlightDeaths,
    /** A worker begins, goes on or dies, a task comes twice, or time passes. */
    act(kind: number, which: number): void {
      workers = workers.filter(({ step: at }) => at !== "dead");
      const worker = workers[which % Math.max(1, workers.length)];
      if (kind === 6) seconds += 80;
      else if (kind === 7 || !worker) begin();
      else if (kind === 8) begin(worker.owner);
      else if (kind === 9) {
        if (worker.step === "settle" || worker.step === "call") inFlightDeaths += 1;
        worker.step = "dead";
      } else step(worker, kind);
    },
    /** All workers finish: none dies, and SendGrid answers. */
    finish(): void {
      for (const worker of workers) if (worker.step === "settle" || worker.step === "call") inFlightDeaths += 1;
      workers = [];
      for (let round = 0; round < 200; round += 1) {
        seconds += 80;
        for (const { id } of store.values()) {
          const worker: Worker = { owner: `f${owners++}`, step: "claim", batch: required(store.get(id)) };
          while (worker.step !== "dead") step(worker, 3);
        }
      }
    },
  };
}

test("nobody gets a mail twice or is left out, whichever worker dies and whatever SendGrid answers", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 50 })), { maxLength: 120 }),
      fc.integer({ min: 1, max: 6 }),
      (plan, recipients) => {
        const { store, taken, failed, deaths, act, finish } = world(recipients);
        let timeouts = 0;
        for (const [kind, which] of plan) {
          act(kind, which);
          if (kind === 1 || kind === 2) timeouts += 1;
        }
        finish();
        const batches = [...store.values()];
        expect(batches.filter(({ state }) => OPEN_STATES.some((open) => open === state))).toEqual([]);
        expect(new Set(taken).size).toBe(taken.length);
        const sums = sumOf(batches.map(({ counts }) => counts));
        expect(sums.accepted + sums.failed + sums.unknown + sums.skipped).toBe(recipients);
        expect(batches.filter(({ state }) => state === "unknown").length).toBeLessThanOrEqual(deaths() + timeouts);
        const unknown = batches.flatMap(({ state, rows }) => (state === "unknown" ? rows.map(({ key }) => key) : []));
        const known = new Set([...taken, ...failed, ...unknown]);
        expect(known.size + sums.skipped).toBeGreaterThanOrEqual(recipients);
      },
    ),
    { numRuns: 400 },
  );
});
