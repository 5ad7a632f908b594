import type { Campaign, CampaignView } from "@dure/domain/email/campaign/campaign";
import { toAudit } from "@dure/domain/email/campaign/campaign-audit";
import type { CampaignEvent } from "@dure/domain/email/campaign/campaign-events";
import type { Context } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertMayChange } from "./assert-may-change";
import { readCampaign, saveCampaign } from "./campaign-store";
import { viewOf } from "./campaign-view";
import { wakeAtOf } from "./wake-at-of";

type Change = Extract<CampaignEvent, { before: object; after: object }>["type"];

/**
 * Changes a campaign's status or name, or archives it. Its creator and admins may do so.
 * @param change throws CONFLICT if the campaign's state does not allow it
 */
export async function changeState(
  ctx: Context,
  id: string,
  type: Change,
  change: (campaign: Campaign) => Campaign,
): Promise<CampaignView> {
  const { teamId, actor, now } = ctx;
  const saved = await transaction(ctx, async (tx) => {
    const before = await readCampaign(teamId, id, tx);
    assertMayChange(ctx, before);
    const after = { ...change(before), updated_by: actor.id, updated_at: now };
    saveCampaign(tx, teamId, after, wakeAtOf(after, now));
    return { answer: after, event: { type, before: toAudit(before), after: toAudit(after) } };
  });
  return viewOf(ctx, saved);
}
