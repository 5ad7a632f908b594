import type { PublicBookingPage } from "@dure/domain/scheduling/booking-page/booking-page";

/** The chosen way to meet and organizer; the page decides what is undefined. */
export type Choice = { planId: string | undefined; organizerId: string | undefined };

/** The choice in the address: `?plan_id=&organizer_id=`. */
export function choiceIn(search: string): Choice {
  const query = new URLSearchParams(search);
  return { planId: query.get("plan_id") ?? undefined, organizerId: query.get("organizer_id") ?? undefined };
}

/**
 * The part of a requested choice that the page has, so that an old link still leads to a bookable page. An organizer
 * can be chosen only on a round-robin page.
 */
export function chosenIn(page: PublicBookingPage | undefined, { planId, organizerId }: Choice): Choice {
  const plan = page?.meeting_plans.find(({ id }) => id === planId) ?? page?.meeting_plans[0];
  const organizer = page?.kind === "roundRobin" ? page.organizers.find(({ id }) => id === organizerId) : undefined;
  return { planId: plan?.id, organizerId: organizer?.id };
}
