import { expect, test } from "vitest";
import type { OccupiedTime } from "./host-day";
import { seatMates, sessionOf, withoutJoinable } from "./seats";

const seating = { pageId: "page", planId: "call", seats: 2 };
const time = (event_id: string, start_ms: number, more: Partial<OccupiedTime> = {}): OccupiedTime => ({
  ...{ event_id, page_id: "page", start_ms, end_ms: start_ms + 30, head_ms: 0, tail_ms: 0 },
  session: { id: event_id, plan_id: "call" },
  ...more,
});

test("only a meeting of the same kind with a free seat can be joined", () => {
  const [open, one, two] = [time("a", 0), time("b", 100), time("c", 100)];
  const other = time("d", 200, { page_id: "other" });
  const otherWay = time("e", 300, { session: { id: "e", plan_id: "long" } });
  const { rest, joinable } = withoutJoinable([open, one, two, other, otherWay], seating);
  expect(joinable).toEqual([open]);
  expect(rest).toEqual([one, two, other, otherWay]);
});

test("a hold takes a seat, but starts no session", () => {
  const hold = time("hold-x", 0, { expires_ms: 10 });
  const mates = seatMates(time("new", 0), [hold, time("a", 0)], seating);
  expect(mates).toHaveLength(2);
  expect(sessionOf(mates)).toBe("a");
  expect(sessionOf([hold])).toBeUndefined();
});
