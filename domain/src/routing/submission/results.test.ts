import { expect, test } from "vitest";
import { type CountedRow, resultsOf } from "./results";

const NOW = "2026-03-10T00:00:00.000Z";
const row = (changes: Partial<CountedRow> = {}): CountedRow => ({
  status: "submitted",
  submittedAt: "2026-03-01T20:00:00.000Z",
  confirmedAt: null,
  meetingAt: null,
  group_id: "g",
  organizer: null,
  __private_properties: { triggered_as: "group" },
  utm: {},
  page_url: null,
  ...changes,
});
const booked = { confirmedAt: "2026-03-02T00:00:00.000Z", organizer: "kim" };
const counting = {
  visitors: 9,
  isPartial: false,
  now: NOW,
  dayOf: (time: string) => time.slice(0, 10),
  ownHost: "app.dure.kr",
};

test("each number is part of the one before, in total and by source, group and host", () => {
  const results = resultsOf(
    [
      row({ status: "confirmed", ...booked, meetingAt: "2026-03-09T00:00:00.000Z", utm: { utm_source: "Kakao" } }),
      row({ status: "confirmed", ...booked, meetingAt: "2026-03-11T00:00:00.000Z", utm: { utm_source: "kakao" } }),
      row({ status: "cancelled", ...booked, meetingAt: "2026-03-09T00:00:00.000Z", page_url: "https://www.a.kr/x" }),
      row({ page_url: "https://app.dure.kr/form/abc", submittedAt: "2026-03-02T20:00:00.000Z" }),
      row({ status: "disqualified", group_id: null, __private_properties: { triggered_as: "form" } }),
    ],
    counting,
  );
  expect(results).toEqual({
    ...{ visitors: 9, submits: 5, qualified: 4, booked: 3, held: 1, is_partial: false },
    source: [
      { key: "", submits: 2, qualified: 1, booked: 0, held: 0 },
      { key: "kakao", submits: 2, qualified: 2, booked: 2, held: 1 },
      { key: "a.kr", submits: 1, qualified: 1, booked: 1, held: 0 },
    ],
    group: [
      { key: "g", submits: 4, qualified: 4, booked: 3, held: 1 },
      { key: "", submits: 1, qualified: 0, booked: 0, held: 0 },
    ],
    host: [
      { key: "kim", submits: 3, qualified: 3, booked: 3, held: 1 },
      { key: "", submits: 2, qualified: 1, booked: 0, held: 0 },
    ],
    days: [
      { day: "2026-03-01", submits: 4, booked: 3 },
      { day: "2026-03-02", submits: 1, booked: 0 },
    ],
  });
});

test("nothing is counted where nothing was submitted", () =>
  expect(resultsOf([], counting)).toMatchObject({ submits: 0, held: 0, source: [], days: [] }));
