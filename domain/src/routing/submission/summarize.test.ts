import { describe, expect, test } from "vitest";
import { rateOf, statisticsOf, summaryOf } from "./summarize";

const NONE = { confirmed: 0, assigned: 0, scheduling: 0, churned: 0, cancelled: 0, disqualified: 0 };
const NONE_LOST = { all: 0, byQuestion: new Map<string, number>() };

describe("statistics", () => {
  test("are the sums of the statuses", () =>
    expect(summaryOf({ ...NONE, confirmed: 5, scheduling: 1, churned: 3, cancelled: 2, disqualified: 4 })).toEqual({
      totalResponses: 15,
      meetingAssignments: 11,
      meetingNotAssignments: 4,
      meetingReservations: 8,
      churn: 3,
    }));

  test("show the funnel from views to bookings", () => {
    const statuses = { ...NONE, confirmed: 5, scheduling: 1, churned: 3, cancelled: 2, disqualified: 4 };
    const { funnel, meeting_rate } = statisticsOf({
      statuses,
      views: 40,
      visitors: 40,
      questions: [],
      lost: NONE_LOST,
    });
    expect(meeting_rate).toBe(33);
    expect(funnel.map(({ step, count, rate }) => [step, count, rate])).toEqual([
      ["viewed", 40, 100],
      ["submitted", 15, 38],
      ["qualified", 11, 73],
      ["disqualified", 4, 27],
      ["converted", 7, 64],
      ["churned", 3, 27],
    ]);
  });

  test("count no meeting for a message, an address or a member without a meeting", () => {
    const statuses = { ...NONE, confirmed: 1, churned: 1, assigned: 6 };
    const { summary, meeting_rate, funnel } = statisticsOf({
      statuses,
      views: 8,
      visitors: 8,
      questions: [],
      lost: NONE_LOST,
    });
    expect(summary).toEqual({
      ...{ totalResponses: 8, meetingAssignments: 2, meetingNotAssignments: 6, meetingReservations: 1, churn: 1 },
    });
    expect(meeting_rate).toBe(13);
    expect(funnel.slice(2).map(({ step, count, rate }) => [step, count, rate])).toEqual([
      ["qualified", 2, 25],
      ["disqualified", 6, 75],
      ["converted", 1, 50],
      ["churned", 1, 50],
    ]);
  });

  test("have no rates without submissions", () => {
    const { funnel, meeting_rate } = statisticsOf({
      statuses: NONE,
      views: 0,
      visitors: 0,
      questions: [],
      lost: NONE_LOST,
    });
    expect([meeting_rate, ...funnel.map(({ rate }) => rate)]).toEqual(Array(7).fill(null));
  });

  test("have rates between 0 and 100 even if visits were not counted", () => {
    const statuses = { ...NONE, confirmed: 9 };
    expect(statisticsOf({ statuses, views: 2, visitors: 2, questions: [], lost: NONE_LOST }).funnel[1]).toMatchObject({
      rate: 100,
    });
    expect(rateOf(-1, 3)).toBe(0);
  });

  test("compare submissions with views: two visitors may submit five times", () => {
    const statuses = { ...NONE, confirmed: 5 };
    const { funnel } = statisticsOf({ statuses, views: 6, visitors: 2, questions: [], lost: NONE_LOST });
    expect(funnel.slice(0, 2)).toMatchObject([{ count: 6 }, { count: 5, rate: 83 }]);
  });

  test("show at which question visitors left, without deleted questions", () => {
    const questions = ["a", "b", "c"].map((name) => ({ name, label: name }));
    const byQuestion = new Map([
      ["a", 3],
      ["c", 2],
    ]);
    const { questions: found } = statisticsOf({
      statuses: { ...NONE, confirmed: 10 },
      views: 40,
      visitors: 31,
      questions,
      lost: { all: 21, byQuestion },
    });
    expect(found.map(({ name, reached, lost }) => [name, reached, lost])).toEqual([
      ["a", 15, 3],
      ["b", 12, 0],
      ["c", 12, 2],
    ]);
  });
});
