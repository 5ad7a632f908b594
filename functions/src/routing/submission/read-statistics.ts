import { CHURN_AFTER_MS } from "@dure/domain/forms/submission/is-churned";
import type { Router } from "@dure/domain/routing/router/router";
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
  const { labels: questions } = submissionHeader(router);
  const names = questions.map(({ name }) => name);
  const [counted, lost] = await Promise.all([
    countSteps(teamId, router, query, now),
    countLost(router.id, query, names),
  ]);
  return statisticsOf({ ...counted, questions, lost });
}

/** The funnel of a router, from the views of its form to the bookings. */
export async function readRouterSteps(
  { teamId, now }: Pick<Context, "teamId" | "now">,
  routerId: string,
  query: Days,
): Promise<Statistics["funnel"]> {
  const router = await getStoredRouter(teamId, routerId);
  const counted = await countSteps(teamId, router, query, now);
  return statisticsOf({ ...counted, questions: [], lost: { all: 0, byQuestion: new Map() } }).funnel;
}

async function countSteps(teamId: string, router: Router, query: Days, now: string) {
  const [counts, { formViewCount: views, uniqueVisitorFormViewCount: visitors }] = await Promise.all([
    countStatuses(teamId, router.id, spanOfDays(router.timezone, query), now),
    countViews(router.id, query),
  ]);
  return { statuses: router.groups.length > 0 ? counts : withoutGroups(counts), views, visitors };
}

/** Counts for a router with groups, as display-status.ts shows them. */
async function countStatuses(teamId: string, routerId: string, span: Span, now: string): Promise<StatusCounts> {
  const waitingSince = new Date(Date.parse(now) - CHURN_AFTER_MS + 1).toISOString();
  const count = (status: Parameters<typeof countRows>[2], during = span) => countRows(teamId, routerId, status, during);
  const [confirmed, assigned, cancelled, disqualified, requested, submitted, choosing] = await Promise.all([
    count("confirmed"),
    count("assigned"),
    count("cancelled"),
    count("disqualified"),
    count("requested"),
    count("submitted"),
    count("submitted", { ...span, since: [span.since ?? "", waitingSince].toSorted().at(-1) }),
  ]);
  const churned = Math.max(0, submitted - choosing);
  const scheduling = requested + choosing;
  return { confirmed, assigned, scheduling, churned, cancelled, disqualified };
}

/** Without groups there are no meetings, so submissions that seem to wait for one count as disqualified. */
const withoutGroups = ({ scheduling, churned, disqualified, ...counts }: StatusCounts): StatusCounts => ({
  ...counts,
  scheduling: 0,
  churned: 0,
  disqualified: disqualified + scheduling + churned,
});
