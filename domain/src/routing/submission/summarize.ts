import type { Statistics, SubmissionSummary } from "./statistics";
import type { DisplayStatus } from "./submission";

/** Submissions by displayed status. Among those shown as assigned, `confirmed` have a meeting, `assigned` never get one. */
export type StatusCounts = Record<DisplayStatus | "confirmed", number>;

/** A message, a redirection or an assignment without a meeting does not count as a meeting. */
export function summaryOf(statuses: StatusCounts): SubmissionSummary {
  const { confirmed, assigned, scheduling, churned, cancelled, disqualified } = statuses;
  const meetingReservations = confirmed + scheduling + cancelled;
  const meetingAssignments = meetingReservations + churned;
  const meetingNotAssignments = disqualified + assigned;
  return {
    totalResponses: meetingAssignments + meetingNotAssignments,
    meetingAssignments,
    meetingNotAssignments,
    meetingReservations,
    churn: churned,
  };
}

/** A whole percent; null if the whole is 0. Counts taken at different moments are capped at 100. */
export const rateOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.min(100, Math.max(0, Math.round((part / whole) * 100))) : null;

type Counted = {
  statuses: StatusCounts;
  /**
   * Views of the form. Each submission has its own view, so views compare with submissions; the number of visitors does
   * not.
   */
  views: number;
  /** Visitor-days with a view of the form. */
  visitors: number;
  questions: readonly { name: string; label: string }[];
  /** Visitor-days without a submission: all, and by the last answered one of the questions. */
  lost: { all: number; byQuestion: ReadonlyMap<string, number> };
};

/**
 * The funnel of a router (docs/product/routing-submissions.md#statistics): views, submissions, those that were led
 * to a meeting or not, then bookings (canceled ones included) and churned visitors.
 */
export function statisticsOf({ statuses, views, visitors, questions, lost }: Counted): Statistics {
  const summary = summaryOf(statuses);
  const { totalResponses: submitted, meetingAssignments: qualified, meetingNotAssignments: disqualified } = summary;
  const converted = statuses.confirmed + statuses.cancelled;
  const step = (name: Statistics["funnel"][number]["step"], count: number, of: number) => ({
    step: name,
    count,
    rate: rateOf(count, of),
  });
  return {
    summary,
    meeting_rate: rateOf(statuses.confirmed, submitted),
    funnel: [
      step("viewed", views, views),
      step("submitted", submitted, views),
      step("qualified", qualified, submitted),
      step("disqualified", disqualified, submitted),
      step("converted", converted, qualified),
      step("churned", summary.churn, qualified),
    ],
    questions: lossOf(questions, lost, visitors),
  };
}

/** A visitor who answered a question has reached all before it; one who submitted has reached all. */
function lossOf(questions: Counted["questions"], lost: Counted["lost"], visitors: number): Statistics["questions"] {
  let reached = Math.max(0, visitors - lost.all);
  return questions
    .toReversed()
    .map(({ name, label }) => {
      const here = lost.byQuestion.get(name) ?? 0;
      reached += here;
      return { name, label, reached, lost: here };
    })
    .toReversed();
}
