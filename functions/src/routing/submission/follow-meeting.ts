import { followMeeting as follow } from "@dure/domain/routing/submission/follow-meeting";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { readSubmission, saveRow } from "./submission-store";

const EVENTS = ["meeting.created", "meeting.rescheduled", "meeting.cancelled"] as const;

/**
 * Notes on a submission what became of its meeting. It must have been led to the page that was booked: the booking page
 * says by itself which submission it comes from. Delivered again, or in another order, it comes out the same.
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
    saveRow(tx, teamId, after);
    return { answer: undefined, event: { type: "submission.changed", before, after } };
  });
});

/** The booking page that a visitor was led to. */
const ledTo = ({ outcome }: { outcome: { type: string; linkId?: string } }): string | undefined => outcome.linkId;
