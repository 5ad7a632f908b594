import type { FormSubmission } from "@dure/domain/forms/submission/form-submission";
import type { Session } from "@dure/domain/journeys/tracker/session";
import type { VisitEvent } from "@dure/domain/journeys/tracker/visit";

/** The result of a visit: a submitted form or a booked meeting. */
export type Milestone = { type: "submitted" | "booked"; at: string; title: string; meetsAt: string | null };

type Act = Extract<VisitEvent, { type: "click" | "form_start" }>;
/** A page view, with the visitor's actions on the page. */
export type SeenPage = {
  id: string;
  at: string;
  url: string;
  title: string;
  staySeconds: number;
  depth: number;
  acts: Act[];
};

export type TimelineEntry =
  | { type: "session"; at: string; session: Session; milestones: Milestone[] }
  | { type: "milestone"; at: string; milestone: Milestone };

/** A form may be submitted up to 30 minutes after the session's last event. */
const AFTER_MS = 30 * 60_000;

/** The sessions, each with its milestones, and the milestones without a session; newest first. */
export function timelineOf(sessions: readonly Session[], milestones: readonly Milestone[]): TimelineEntry[] {
  const holds = ({ start_time, events }: Session, { at }: Milestone) =>
    at >= start_time && Date.parse(at) <= Date.parse(events.at(-1)?.at ?? start_time) + AFTER_MS;
  const placeOf = (one: Milestone) => sessions.find((session) => holds(session, one));
  const entries: TimelineEntry[] = sessions.map((session) => ({
    ...{ type: "session", at: session.start_time, session },
    milestones: milestones.filter((one) => placeOf(one) === session),
  }));
  const alone = milestones.filter((one) => !placeOf(one));
  return [
    ...entries,
    ...alone.map((milestone): TimelineEntry => ({ type: "milestone", at: milestone.at, milestone })),
  ].sort((a, b) => b.at.localeCompare(a.at));
}

export const milestoneOf = ({ incoming_channel, scheduled_event, submitted_at }: FormSubmission): Milestone => ({
  type: incoming_channel.type === "booking-page" ? "booked" : "submitted",
  at: submitted_at,
  title: incoming_channel.title,
  meetsAt: scheduled_event?.date_range.start ?? null,
});

/** The pages of a session, in the order in which they were seen. */
export function seenPages({ events }: Session): SeenPage[] {
  const pages = new Map<string, SeenPage>();
  for (const event of events) {
    const { page_id: id, at, url } = event;
    const page = pages.get(id) ?? { id, at, url, title: "", staySeconds: 0, depth: 0, acts: [] };
    pages.set(id, page);
    if (event.type === "page") page.title = event.title;
    else if (event.type === "exit") {
      page.staySeconds += event.stay_seconds;
      page.depth = Math.max(page.depth, event.depth);
    } else page.acts.push(event);
  }
  return [...pages.values()];
}

/** The source of a session: a campaign, else the referring website; "" if the visitor came directly. */
export function sourceOf({ events }: Session): string {
  const first = events.find((event) => event.type === "page");
  if (first?.type !== "page") return "";
  const { utm, referrer, url } = first;
  const campaign = [utm.utm_source, utm.utm_medium, utm.utm_campaign].filter(Boolean).join(" / ");
  return campaign || (referrer && hostOf(referrer) !== hostOf(url) ? hostOf(referrer) : "");
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : "");
