import { expect, test } from "vitest";
import { createUsageQueue, sendWithBackoff, waitMs } from "./usage-queue";

const NOW = "2026-03-10T00:00:00.000Z";
const KIM = { user_id: "u", team_id: "t", team_name: "한빛", team_slug: "hanbit", email: "kim@hanbit.example" };

test("events from before the consent wait, and nothing is sent without consent", () => {
  const queue = createUsageQueue();
  expect(queue.add("identity.createProfile", NOW)).toBe(true);
  expect(queue.take()).toEqual([]);
  queue.setUser(KIM);
  expect(queue.take()).toEqual([{ ...KIM, timestamp: NOW, event: "signed_up", properties: {} }]);
  expect(queue.take()).toEqual([]);
  queue.setUser(undefined);
  queue.add("teams.createTeam", NOW);
  expect(queue.take()).toEqual([]);
});

test("only calls with an event are recorded, without their content", () => {
  const queue = createUsageQueue();
  queue.setUser(KIM);
  expect(queue.add("records.listLeads", NOW)).toBe(false);
  expect(queue.add("toString", NOW)).toBe(false);
  expect(queue.add("records.createDeal", NOW)).toBe(true);
  expect(queue.take()).toMatchObject([{ event: "record_created", properties: { kind: "deal" } }]);
});

test("a page keeps fifty events at most", () => {
  const queue = createUsageQueue();
  for (let at = 0; at < 60; at += 1) queue.add("records.createLead", String(at));
  queue.setUser(KIM);
  expect(queue.take().map(({ timestamp }) => timestamp)).toHaveLength(50);
});

test("a collector that fails is asked again three times, with growing waits", async () => {
  const waits: number[] = [];
  let calls = 0;
  const failing = async () => {
    calls += 1;
    throw new Error("503");
  };
  const wait = async (ms: number) => void waits.push(ms);
  expect(await sendWithBackoff([], failing, wait)).toBe(false);
  expect({ calls, waits }).toEqual({ calls: 4, waits: [200, 400, 800] });
  expect(waitMs(9)).toBe(5_000);
  expect(await sendWithBackoff([], async () => undefined, wait)).toBe(true);
});
