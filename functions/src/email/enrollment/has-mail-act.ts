import type { MailCheck, Step } from "@dure/domain/email/automation/step";
import { findStep } from "@dure/domain/email/automation/steps";
import type { Tx } from "../../platform/transaction/transaction-store";
import { getBatch } from "../ledger/batch-store";

type Asked = { enrollmentId: string; actions: readonly Step[]; mail: MailCheck };

/** Whether the person has opened or clicked the mail that a step sent them; the mail's batch is theirs alone. */
export async function hasMailAct(tx: Tx, teamId: string, { enrollmentId, actions, mail }: Asked): Promise<boolean> {
  const step = findStep(actions, mail.step_id);
  if (step?.type !== "send_email" || step.email_campaign.id === null) return false;
  const batch = await getBatch(tx, { teamId, campaignId: step.email_campaign.id }, enrollmentId);
  return batch !== undefined && batch.counts[mail.act] > 0;
}
