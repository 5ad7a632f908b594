import { INVITEE } from "@dure/domain/scheduling/reminder/reminder";
import type { MailRecipient } from "@dure/domain/scheduling/scheduled-event/meeting-mail";
import type { EventHost, ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { readLanguage } from "../../identity/user/language-store";
import { readCaller } from "../../platform/auth/caller-store";
import { eventUrl, hostEventUrl } from "../scheduled-event/event-url";

/** The prefix of a guest's reader id; the guest's index among the meeting's guests follows. */
export const GUEST = "guest-";

/** The host with this reader id; undefined for the invitee and for guests. */
export const hostOf = ({ hosts }: Pick<ScheduledEvent, "hosts">, reader: string): EventHost | undefined =>
  reader === INVITEE ? undefined : hosts.find(({ id }) => id === reader);

/**
 * How a reader's mail is written. Hosts get their own language and zone, invitees and guests those of the booking.
 * Guests get no link, since it would let them act in the invitee's name. undefined for a host who left the team.
 */
export async function findMailRecipient(
  teamId: string,
  event: ScheduledEvent,
  reader: string,
): Promise<Required<MailRecipient> | undefined> {
  if (reader.startsWith(GUEST)) return { party: "guest", locale: event.language, zone: event.timezone, eventUrl: "" };
  if (reader === INVITEE)
    return { party: "invitee", locale: event.language, zone: event.timezone, eventUrl: eventUrl(event) };
  const [{ user }, locale, url] = await Promise.all([
    readCaller(teamId, reader),
    readLanguage(reader),
    hostEventUrl(teamId, event),
  ]);
  if (user?.team_member_status !== "ACTIVE") return undefined;
  return { party: "host", locale, zone: user.timezone, eventUrl: url };
}
