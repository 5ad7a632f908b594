import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { connectionsOf } from "../../teams/connection/connection-store";
import type { ConferenceAccount, ConferenceEvent, ConferenceService, OnlineMeeting } from "./conference";
import { beginConference, type Conference, endConference, findConference, forgetMeeting } from "./conference-store";
import { teamsMeeting } from "./teams-meeting";
import { zoomMeeting } from "./zoom-meeting";

const SERVICES: Partial<Record<string, ConferenceService>> = { zoom: zoomMeeting, teams: teamsMeeting };

/**
 * Syncs an event's online meeting and returns the link to join. Idempotent: the conference is saved before the first
 * call; when it is found without a meeting, a response was lost or a process died, so the meeting is searched for
 * before another one is created.
 * @returns an empty link for meeting types without a service, and for canceled events
 * @throws REGRANT_PERMISSION when the host has no connected account for it
 */
export async function conferenceLink(teamId: string, event: ConferenceEvent): Promise<{ link: string }> {
  const service = SERVICES[event.type];
  if (!service) return { link: "" };
  const known = await findConference(teamId, event.id);
  if (known?.meeting_id && known.sequence >= event.sequence) return { link: event.cancelled ? "" : known.link };
  if (event.cancelled && (!known || known.sequence >= event.sequence)) return { link: "" };

  const connectionId = known?.connection_id ?? (await findAccount(teamId, event.hostId, service));
  if (!connectionId)
    throw new AppError("REGRANT_PERMISSION", schedulingTexts.conferenceDisconnected, { provider: service.provider });
  const account = { teamId, connectionId };
  const begun = await beginConference(teamId, event.id, account.connectionId, Date.now());
  try {
    const made = await syncMeeting(service, account, event, begun);
    await endConference(teamId, event.id, { meeting_id: made.id, link: made.link, sequence: event.sequence });
    return { link: made.link };
  } catch (error) {
    await endConference(teamId, event.id);
    throw error;
  }
}

/** @param begun the stored conference; undefined if the service was never called for the event */
async function syncMeeting(
  service: ConferenceService,
  account: ConferenceAccount,
  event: ConferenceEvent,
  begun: Conference | undefined,
): Promise<OnlineMeeting> {
  const kept = begun?.meeting_id ? { id: begun.meeting_id, link: begun.link } : undefined;
  const made = kept ?? (begun && (await service.find(account, event)));
  if (event.cancelled) {
    if (made) await service.remove(account, made.id);
    return { id: "", link: "" };
  }
  // The host may have deleted the meeting at the service.
  const isThere = made !== undefined && (await service.update(account, made.id, event));
  if (isThere) return made;
  // If the response of `create` is lost, the next attempt has to search for its meeting.
  if (kept) await forgetMeeting(account.teamId, event.id);
  return service.create(account, event);
}

/** Whether a host has an account for meetings of a type. Types without a service need none. */
export async function hasConferencingAccount(teamId: string, hostId: string, type: string): Promise<boolean> {
  const service = SERVICES[type];
  return !service || (await findAccount(teamId, hostId, service)) !== undefined;
}

/** The account that a host has connected longest. */
async function findAccount(
  teamId: string,
  hostId: string,
  { provider }: ConferenceService,
): Promise<string | undefined> {
  const account = (await connectionsOf(teamId, hostId)).find(
    (one) => one.provider === provider && one.service === "conferencing" && !one.needs_regrant,
  );
  return account?.id;
}
