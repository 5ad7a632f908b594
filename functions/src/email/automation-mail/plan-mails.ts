import type { Automation } from "@dure/domain/email/automation/automation";
import type { SendEmailStep } from "@dure/domain/email/automation/step";
import { mailSteps } from "@dure/domain/email/automation/steps";
import { Campaign } from "@dure/domain/email/campaign/campaign";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { findCampaign, saveCampaign } from "../campaign/campaign-store";
import { freezeMail } from "../campaign/sending/freeze-content";
import { createFrozenContent } from "../ledger/frozen-content-store";
import { audienceOf } from "../segment/freeze-audience";

/**
 * Opens a ledger for each mail of an automation that has none yet: a campaign of type workflow with its frozen content.
 * @returns the writes, to be called after the transaction's reads
 */
export async function planMails(tx: Tx, ctx: Context, automation: Automation): Promise<() => void> {
  const planned = await Promise.all(mailSteps(automation.actions).map((step) => planMail(tx, ctx, automation, step)));
  return () => {
    for (const write of planned) write?.();
  };
}

async function planMail(tx: Tx, ctx: Context, automation: Automation, { id: stepId, email_campaign }: SendEmailStep) {
  const { teamId, actor, now } = ctx;
  const { id, name, kind, type: _, ...content } = email_campaign;
  if (id === null || (await findCampaign(teamId, id, tx))) return undefined;
  const campaign = Campaign.parse({
    ...content,
    ...{ id, name: name || automation.name, with_unsubscriber: kind === "service", status: "sending" },
    ...{ created_by: automation.created_by, created_at: now, updated_by: actor.id, updated_at: now, launched_at: now },
    workflow: { automation_id: automation.id, step_id: stepId },
  });
  const frozen = { ...(await freezeMail(ctx, campaign)), audience: audienceOf(ctx, []), is_workflow: true };
  return () => {
    saveCampaign(tx, teamId, campaign);
    createFrozenContent(tx, { teamId, campaignId: id }, frozen);
  };
}
