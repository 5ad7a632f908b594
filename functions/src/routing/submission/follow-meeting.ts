import { followMeeting as follow } from "@dure/domain/routing/submission/follow-meeting";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { readSubmission, saveRow } from "./submission-store";

const EVENTS = ["meeting.created", "meeting.rescheduled", "meeting.cancelled"] as const;

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
    saveRow(tx, teamId, after);
    return { answer: undefined, event: { type: "submission.changed", before, after } };
  });
});

/** The booking page that the visitor was sent to. */
const ledTo = ({ outcome }: { outcome: { type: string; linkId?: string } }): string | undefined => outcome.linkId;
