import type { FormsEvent } from "@dure/domain/forms/events";
import type { StoredSubmission } from "@dure/domain/forms/submission/form-submission";
import { followMeeting as follow } from "@dure/domain/routing/submission/follow-meeting";
import { findSubmission } from "../../forms/submission/form-submission-store";
import { saveSubmissionChange } from "../../forms/submission/save-submission-change";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { readSubmission, saveRow } from "./submission-store";

const EVENTS = [
  "meeting.requested",
  "meeting.declined",
  "meeting.created",
  "meeting.rescheduled",
  "meeting.cancelled",
] as const;

/**
 * Updates a submission with its meeting. The meeting's page must be the one the visitor was sent to, because the
 * event's submission id comes from the booking page. Redelivered and out-of-order events give the same result.
 */
export const followMeeting = reaction("submissions-follow-meeting", EVENTS, async (teamId, { after: meeting }) => {
  const { submission } = meeting;
  if (!submission) return;
  const ctx = systemContext(teamId, "follow-meeting");
  await transaction(ctx, async (tx) => {
    const { intake, row: before } = await readSubmission(tx, submission.id);
    const isLed = intake?.team_id === teamId && ledTo(intake.answer) === meeting.page_id;
    const after = isLed && before ? follow(before, meeting, ctx.now) : before;
    if (!before || !after || after === before) return { answer: undefined, event: [] };
    const shown = after.confirmedAt === null ? await findSubmission(tx, teamId, after.id) : undefined;
    saveRow(tx, teamId, after);
    const told = shown ? saveChosen(tx, teamId, shown) : [];
    return { answer: undefined, event: [{ type: "submission.changed", before, after }, ...told] };
  });
});

/**
 * Notes on the lead's submission that the visitor has chosen a time, which becomes a meeting only once it is approved.
 * If the lead doesn't exist yet, its creation reads this from the router's row.
 */
const saveChosen = (tx: Tx, teamId: string, before: StoredSubmission): FormsEvent[] =>
  before.has_chosen_time ? [] : [saveSubmissionChange(tx, teamId, before, { ...before, has_chosen_time: true })];

/** The booking page that the visitor was sent to. */
const ledTo = ({ outcome }: { outcome: { type: string; linkId?: string } }): string | undefined => outcome.linkId;
