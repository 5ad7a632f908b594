import { plainLabel } from "../../shared/plain-label";
import type { ChangeLog, ScheduledEvent } from "./scheduled-event";

/**
 * A meeting as a mail may show it to its invitee. Whoever booked may have typed a stranger's address, so nothing that they
 * wrote freely goes there: no note, no answers, no reason, and a name without what makes a link.
 */
export const forInviteeMail = (event: ScheduledEvent): ScheduledEvent => {
  const isTyped = (change: ChangeLog | undefined) =>
    change?.by_invitee ?? change?.updated_by === event.invitees[0]?.name;
  return {
    ...event,
    note: "",
    q_a: [],
    invitees: event.invitees.map((invitee) => ({ ...invitee, name: plainLabel(invitee.name) })),
    cancellation: event.cancellation && withoutTyped(event.cancellation, isTyped(event.change_logs.at(-1))),
    change_logs: event.change_logs.map((change) => withoutTyped(change, isTyped(change))),
  };
};

const withoutTyped = <Change extends { reason: string }>(change: Change, isTyped: boolean): Change =>
  isTyped ? { ...change, reason: "" } : change;
