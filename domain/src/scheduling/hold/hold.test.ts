import { describe, expect, it } from "vitest";
import { DEFAULT_PLAN } from "../booking-page/meeting-plan";
import { blockingTimes, claimOf, isFreeOf } from "../scheduled-event/host-day";
import { MINUTE_MS } from "../slots/interval";
import { HOLD_MS, holdEventId, isActiveHoldOf, LONGEST_HOLD_MS, placeHold } from "./hold";

const NOW = Date.parse("2027-03-01T00:00:00Z");
const slot = { start: NOW + 60 * MINUTE_MS, end: NOW + 90 * MINUTE_MS };
const request = {
  id: "0b9d3f0e-7a55-4c51-9d1e-9d3a1f7f2a10",
  pageId: "abcdefghij",
  plan: { ...DEFAULT_PLAN, buffer: { head: 10, tail: 20 } },
  slot,
  hostIds: ["one", "two"],
  address: "hash",
};

describe("placeHold", () => {
  it("keeps a time with the plan's buffers for some minutes", () => {
    const { time, since_ms } = placeHold(request, undefined, NOW);
    expect(time).toEqual({
      event_id: holdEventId(request.id),
      expires_ms: NOW + HOLD_MS,
      page_id: "abcdefghij",
      start_ms: slot.start,
      end_ms: slot.end,
      head_ms: 10 * MINUTE_MS,
      tail_ms: 20 * MINUTE_MS,
    });
    expect(since_ms).toBe(NOW);
  });

  it("extends a hold up to the longest allowed duration", () => {
    const first = placeHold(request, undefined, NOW);
    const later = NOW + LONGEST_HOLD_MS - MINUTE_MS;
    expect(placeHold(request, first, later).time.expires_ms).toBe(NOW + LONGEST_HOLD_MS);
    expect(() => placeHold(request, first, NOW + LONGEST_HOLD_MS)).toThrow(
      expect.objectContaining({ code: "CONFLICT" }),
    );
  });

  it("starts over with another time or another page", () => {
    const first = placeHold(request, undefined, NOW);
    const later = NOW + LONGEST_HOLD_MS;
    const moved = { start: slot.start + 30 * MINUTE_MS, end: slot.end + 30 * MINUTE_MS };
    expect(placeHold({ ...request, slot: moved }, first, later).since_ms).toBe(later);
    expect(placeHold({ ...request, pageId: "zzzzzzzzzz" }, first, later).since_ms).toBe(later);
  });
});

it("a hold counts only for its own page and time, until it expires", () => {
  const hold = placeHold(request, undefined, NOW);
  expect(isActiveHoldOf(hold, request.pageId, slot, NOW + HOLD_MS - 1)).toBe(true);
  expect(isActiveHoldOf(hold, request.pageId, slot, NOW + HOLD_MS)).toBe(false);
  expect(isActiveHoldOf(hold, "zzzzzzzzzz", slot, NOW)).toBe(false);
  expect(isActiveHoldOf(hold, request.pageId, { ...slot, start: slot.start - MINUTE_MS }, NOW)).toBe(false);
  expect(isActiveHoldOf(undefined, request.pageId, slot, NOW)).toBe(false);
});

it("a hold's id never equals a meeting's id, so that a request can't free a meeting's time", () => {
  const meeting = { ...placeHold(request, undefined, NOW).time, event_id: request.id };
  expect(blockingTimes([meeting], { nowMs: NOW, except: [holdEventId(request.id)] })).toEqual([meeting]);
  expect(holdEventId(request.id.toUpperCase())).toBe(holdEventId(request.id));
  expect(holdEventId(undefined)).toBeUndefined();
});

it("a hold blocks other times with the larger of the two buffers", () => {
  const { time } = placeHold(request, undefined, NOW);
  const at = (startMs: number) => ({ ...time, start_ms: startMs, end_ms: startMs + 30 * MINUTE_MS });
  expect(isFreeOf(at(slot.end + 20 * MINUTE_MS), [time])).toBe(true);
  expect(isFreeOf(at(slot.end + 10 * MINUTE_MS), [time])).toBe(false);
  expect(isFreeOf(time, [])).toBe(true);
});

it("a canceled meeting claims no time", () => {
  const event = {
    id: "event",
    date_range: { start: new Date(slot.start).toISOString(), end: new Date(slot.end).toISOString() },
    buffer: { head: 0, tail: 0 },
    host_ids: ["one"],
    cancellation: null,
  } as unknown as Parameters<typeof claimOf>[0];
  expect(claimOf(event)?.hostIds).toEqual(["one"]);
  expect(claimOf({ ...event, cancellation: { cancelled_by: "one", reason: "sick" } })).toBeUndefined();
});
