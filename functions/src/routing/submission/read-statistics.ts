import { CHURN_AFTER_MS } from "@dure/domain/forms/submission/is-churned";
import { spanOfDays } from "@dure/domain/routing/submission/days";
import type { Statistics } from "@dure/domain/routing/submission/statistics";
import { submissionHeader } from "@dure/domain/routing/submission/submission-header";
import { type StatusCounts, statisticsOf } from "@dure/domain/routing/submission/summarize";
import type { Context } from "../../platform/context";
import { countLost, countViews } from "../form-view/form-view-store";
import { getStoredRouter } from "../router/router-store";
import { countRows, type Span } from "./submission-store";

/** An inclusive range of days in the router's zone; an omitted end is open. */
type Days = { from?: string | undefined; to?: string | undefined };

/**
 * Firestore counts, because a router may have 100,000 submissions.
 * @throws NOT_FOUND if the team has no such router
 */
export async function readStatistics(
  { teamId, now }: Pick<Context, "teamId" | "now">,
  routerId: string,
  query: Days,
): Promise<Statistics> {
  const router = await getStoredRouter(teamId, routerId);
  const [counts, views, lost] = await Promise.all([
    countStatuses(teamId, router.id, spanOfDays(router.timezone, query), now),
    countViews(router.id, query),
    countLost(router.id, query),
  ]);
  const statuses = router.groups.length > 0 ? counts : withoutGroups(counts);
  const { labels: questions } = submissionHeader(router);
  const { formViewCount, uniqueVisitorFormViewCount: visitors } = views;
  return statisticsOf({ statuses, views: formViewCount, visitors, questions, lost });
}

/** The steps from who saw the form to who booked. */
export const readRouterSteps = async (...asked: Parameters<typeof readStatistics>): Promise<Statistics["funnel"]> =>
  (await readStatistics(...asked)).funnel;

/** Counts for a router with groups, as display-status.ts shows them. */
async function countStatuses(teamId: string, routerId: string, span: Span, now: string): Promise<StatusCounts> {
  const waitingSince = new Date(Date.parse(now) - CHURN_AFTER_MS + 1).toISOString();
  const count = (status: Parameters<typeof countRows>[2], during = span) => countRows(teamId, routerId, status, during);
  const [confirmed, assigned, cancelled, disqualified, submitted, scheduling] = await Promise.all([
    count("confirmed"),
    count("assigned"),
    count("cancelled"),
    count("disqualified"),
    count("submitted"),
    count("submitted", { ...span, since: [span.since ?? "", waitingSince].toSorted().at(-1) }),
  ]);
  const churned = Math.max(0, submitted - scheduling);
  return { confirmed, assigned, scheduling, churned, cancelled, disqualified };
}

/** Without groups there are no meetings, so no status of waiting for one. */
const withoutGroups = ({ scheduling, churned, disqualified, ...counts }: StatusCounts): StatusCounts => ({
  ...counts,
  scheduling: 0,
  churned: 0,
  disqualified: disqualified + scheduling + churned,
});
