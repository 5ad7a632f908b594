import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page/booking-page";

/** Which of a page's ways to meet, and with whom; what is undefined the page decides. */
export type Choice = { planId: string | undefined; organizerId: string | undefined };

/** What the address asks for: `?plan_id=&organizer_id=`. */
export function choiceIn(search: string): Choice {
  const query = new URLSearchParams(search);
  return { planId: query.get("plan_id") ?? undefined, organizerId: query.get("organizer_id") ?? undefined };
}

/**
 * Of what is asked for, what the page has: an old link still leads to a page that can be booked. Whom to meet can be
 * chosen only where organizers take turns.
 */
export function chosenIn(page: PublicBookingPage | undefined, { planId, organizerId }: Choice): Choice {
  const plan = page?.meeting_plans.find(({ id }) => id === planId) ?? page?.meeting_plans[0];
  const organizer = page?.kind === "roundRobin" ? page.organizers.find(({ id }) => id === organizerId) : undefined;
  return { planId: plan?.id, organizerId: organizer?.id };
}
