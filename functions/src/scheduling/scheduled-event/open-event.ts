import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { readPeople } from "../../platform/auth/caller-store";
import { findLink } from "../../platform/firestore/link-store";
import { getEvent } from "./scheduled-event-store";

/** An event that its invitee opens by the secret in their link. */
export type OpenEvent = { teamId: string; event: ScheduledEvent };

/** @throws NOT_FOUND, also when its team is disabled */
export async function openEvent(uuid: string): Promise<OpenEvent> {
  const link = await findLink(uuid.toLowerCase(), "event");
  if (!link) throw notFound();
  const [event, { team }] = await Promise.all([getEvent(link.team_id, link.id), readPeople(link.team_id, [])]);
  if (team.state === "disabled") throw notFound();
  return { teamId: link.team_id, event };
}

const notFound = () => new AppError("NOT_FOUND", schedulingTexts.eventNotFound);
