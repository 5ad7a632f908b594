import type { OutboxEvent } from "@dure/domain/events";
import { followUpId, followUpOf } from "@dure/domain/routing/follow-up";
import { readUser } from "../../identity/user/user-store";
import { systemContext } from "../../platform/context";
import { askForMail } from "../../platform/mail-store";
import { transaction } from "../../platform/transaction-store";
import { findIntake } from "./submission-store";

/** Asks for the mail that follows a submission, once however often it is told of it. */
export async function requestFollowUp(teamId: string, { type, after: row }: OutboxEvent): Promise<void> {
  if (type !== "submission.created") return;
  const intake = await findIntake(row.id);
  if (!intake?.settings.follow_up_mail_setting) return;
  const user = (row.assignee && (await readUser(teamId, row.assignee))) || (await readUser(teamId, intake.owner_id));
  if (!user) return;
  const host = { id: user.user_id, name: user.display_name, email: user.email };
  const after = followUpOf(row, intake, host);
  if (!after) return;
  await transaction(systemContext(teamId, "follow-up"), async (tx) => {
    const ask = await askForMail(tx, teamId, followUpId(row));
    if (!ask) return { answer: undefined, event: [] };
    ask();
    return { answer: undefined, event: { type: "follow-up.requested", before: null, after } };
  });
}
