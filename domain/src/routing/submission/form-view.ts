import type { FormView, FormViewEvent } from "../router/public-router";

/** The current day in a zone, as YYYY-MM-DD. */
export const dayIn = (timeZone: string, now: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    new Date(now),
  );

/** One document per visitor and day (docs/product/routing-submissions.md#form-views). */
export const formViewId = (day: string, visitorId: string): string => `${day.replaceAll("-", "")}_${visitorId}`;

/** A visitor's first view of a day. It counts as seen, whatever the event says. */
export const firstView = (
  { visitor_id, last_question }: FormView,
  { teamId, day, now, submitted = false }: { teamId: string; day: string; now: string; submitted?: boolean },
): FormViewEvent => ({
  team_id: teamId,
  visitor_id,
  day,
  form_view_count: 1,
  last_question: last_question ?? null,
  submitted,
  created_at: now,
  updated_at: now,
});
