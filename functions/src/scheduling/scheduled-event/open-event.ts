import type { BookingPage } from "@dure/domain/scheduling/booking-page";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Team } from "@dure/domain/teams/team";
import { readHost } from "../booking-page/open-page";
import { findLink } from "../link-store";
import { getEvent } from "./scheduled-event-store";

/** An event as its invitee opens it, by the secret in their link. */
export type OpenEvent = { teamId: string; event: ScheduledEvent; team: Team; host: BookingPage["organizer"] };

/** @throws NOT_FOUND */
export async function openEvent(uuid: string): Promise<OpenEvent> {
  const link = await findLink(uuid.toLowerCase(), "event");
  if (!link) throw new AppError("NOT_FOUND", schedulingTexts.eventNotFound);
  const [event, { team, host }] = await Promise.all([getEvent(link.team_id, link.id), readHost(link)]);
  return { teamId: link.team_id, event, team, host };
}
