import type { Statistics, SubmissionSummary } from "./statistics";
import type { DisplayStatus } from "./submission";

/** How many submissions are shown as what. */
export type StatusCounts = Record<DisplayStatus, number>;

export function summaryOf({ assigned, scheduling, churned, cancelled, disqualified }: StatusCounts): SubmissionSummary {
  const meetingReservations = assigned + scheduling + cancelled;
  return {
    totalResponses: meetingReservations + churned + disqualified,
    meetingAssignments: meetingReservations + churned,
    meetingNotAssignments: disqualified,
    meetingReservations,
    churn: churned,
  };
}

/** A whole percent of a whole; null of nothing. What was counted at another moment may exceed it: then it is all. */
export const rateOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.min(100, Math.max(0, Math.round((part / whole) * 100))) : null;

type Counted = {
  statuses: StatusCounts;
  /** Visitors' days on which the form was seen. */
  viewed: number;
  questions: readonly { name: string; label: string }[];
  /** Visitors' days that ended without a submission, by the question answered last; "" where none was. */
  lost: ReadonlyMap<string, number>;
};

/**
 * What became of a router's submissions (docs/product/routing-submissions.md#statistics): of those who saw the form
 * some submitted it, of these some were led to a meeting or a result, of these some booked (also if it was cancelled
 * later) and some left.
 */
export function statisticsOf({ statuses, viewed, questions, lost }: Counted): Statistics {
  const summary = summaryOf(statuses);
  const { totalResponses: submitted, meetingAssignments: qualified, meetingNotAssignments: disqualified } = summary;
  const converted = statuses.assigned + statuses.cancelled;
  const step = (name: Statistics["funnel"][number]["step"], count: number, of: number) => ({
    step: name,
    count,
    rate: rateOf(count, of),
  });
  return {
    summary,
    meeting_rate: rateOf(statuses.assigned, submitted),
    funnel: [
      step("viewed", viewed, viewed),
      step("submitted", submitted, viewed),
      step("qualified", qualified, submitted),
      step("disqualified", disqualified, submitted),
      step("converted", converted, qualified),
      step("churned", summary.churn, qualified),
    ],
    questions: lossOf(questions, lost, submitted),
  };
}

/** Whoever answered a question has reached all before it; whoever submitted, all of them. */
function lossOf(questions: Counted["questions"], lost: Counted["lost"], submitted: number): Statistics["questions"] {
  let reached = submitted;
  return questions
    .toReversed()
    .map(({ name, label }) => {
      const here = lost.get(name) ?? 0;
      reached += here;
      return { name, label, reached, lost: here };
    })
    .toReversed();
}
