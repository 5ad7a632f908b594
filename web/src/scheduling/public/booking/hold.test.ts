import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CallError } from "../../../lib/call-error";
import { createHold } from "./hold";

const one = { start: "2027-03-02T01:00:00.000Z", end: "2027-03-02T01:30:00.000Z" };
const other = { start: "2027-03-02T02:00:00.000Z", end: "2027-03-02T02:30:00.000Z" };
const MINUTE_MS = 60_000;

let said: string[];
let refusal: unknown;

const newHold = () =>
  createHold(
    {
      keep: async ({ start }) => {
        said.push(`keep ${start.slice(11, 16)}`);
        if (refusal) throw refusal;
      },
      release: async () => {
        said.push("release");
      },
    },
    (message) => said.push(`taken: ${message}`),
  );

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  refusal = undefined;
});
afterEach(() => {
  vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

it("renews a hold while the form is open, and releases it once", async () => {
  const hold = newHold();
  hold.keep(one);
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
  expect(said).toEqual(["keep 01:00", "keep 01:00", "keep 01:00"]);
  hold.letGo();
  hold.letGo();
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
  expect(said.slice(3)).toEqual(["release"]);
});

it("moves to another time without a renewal of the first", async () => {
  const hold = newHold();
  hold.keep(one);
  await settle();
  hold.letGo();
  hold.keep(other);
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect(said).toEqual(["keep 01:00", "release", "keep 02:00", "keep 02:00"]);
});

it("never sends a late hold after its release", async () => {
  const hold = newHold();
  hold.keep(one);
  hold.letGo();
  await settle();
  expect(said).toEqual(["release"]);
});

it("reports only that somebody else took the time", async () => {
  refusal = new CallError("SLOT_TAKEN", "gone", 409);
  const hold = newHold();
  hold.keep(one);
  await settle();
  expect(said).toEqual(["keep 01:00", "taken: gone"]);

  refusal = new CallError("TOO_MANY_REQUESTS", "slow down", 429);
  said = [];
  hold.keep(other);
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
  expect(said).toEqual(["keep 02:00"]);
});

it("reports nothing about a time that was booked in the meantime", async () => {
  refusal = new CallError("SLOT_TAKEN", "gone", 409);
  const hold = newHold();
  hold.keep(one);
  hold.forget();
  await settle();
  expect(said).toEqual([]);
});
