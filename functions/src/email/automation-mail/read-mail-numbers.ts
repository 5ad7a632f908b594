import type { MailNumbers } from "@dure/domain/email/automation/automation-api";
import type { Step } from "@dure/domain/email/automation/step";
import { mailSteps } from "@dure/domain/email/automation/steps";
import { sumOf } from "@dure/domain/email/ledger/batch-counts";
import { sumsOfBatches } from "../campaign/batch-sums-store";
import { workflowCampaigns } from "../campaign/campaign-store";

/** The delivery numbers of each step's mails, summed over all contents that the step has had. */
export async function readMailNumbers(
  teamId: string,
  automationId: string,
  actions: readonly Step[],
): Promise<Map<string, MailNumbers>> {
  const campaigns = await workflowCampaigns(teamId, automationId);
  const counted = await Promise.all(
    campaigns.map(async (one) => ({ ...one, sums: (await sumsOfBatches(teamId, one.id)).sums })),
  );
  return new Map(
    mailSteps(actions).map(({ id, email_campaign }) => {
      const own = counted.filter(({ step_id }) => step_id === id);
      const current = own.find((one) => one.id === email_campaign.id);
      const { accepted, delivered, opened, clicked } = sumOf(own.map(({ sums }) => sums));
      const numbers = { sent: accepted, delivered, opened, clicked };
      return [id, { campaign_id: current?.id ?? null, pause: current?.pause ?? null, ...numbers }];
    }),
  );
}
