import type { MeetingMail } from "@dure/domain/scheduling/scheduled-event/meeting-mail";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { getPage } from "../booking-page/booking-page-store";

type Led = Pick<MeetingMail, "lead">;

/** A mail about a meeting with the logo of its page, if that is still there and has one. */
export async function withLogo<Body extends Led>(teamId: string, event: ScheduledEvent, body: Body) {
  if (!body.lead || event.timeslots.type === "onetime") return body;
  const page = await getPage(teamId, event.page_id).catch(() => undefined);
  const logoUrl = page?.brand.logo_url;
  return logoUrl ? { ...body, lead: { ...body.lead, logoUrl } } : body;
}
