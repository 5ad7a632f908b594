import { sanitizeLabel } from "../../shared/sanitize-label";
import type { ChangeLog, ScheduledEvent } from "./scheduled-event";

/**
 * A meeting without what its booker typed freely, for mail to the invitee: no note, answers or reason, and a name that
 * can't form a link. The booker may have entered a stranger's address.
 */
export const forInviteeMail = (event: ScheduledEvent): ScheduledEvent => {
  const isTyped = (change: ChangeLog | undefined) =>
    change?.by_invitee ?? change?.updated_by === event.invitees[0]?.name;
  return {
    ...event,
    note: "",
    q_a: [],
    invitees: event.invitees.map((invitee) => ({ ...invitee, name: sanitizeLabel(invitee.name) })),
    cancellation: event.cancellation && withoutTyped(event.cancellation, isTyped(event.change_logs.at(-1))),
    change_logs: event.change_logs.map((change) => withoutTyped(change, isTyped(change))),
  };
};

const withoutTyped = <Change extends { reason: string }>(change: Change, isTyped: boolean): Change =>
  isTyped ? { ...change, reason: "" } : change;
