import type { emailApi } from "@dure/domain/email/api";
import { toAudit } from "@dure/domain/email/campaign/campaign-audit";
import { assertCanDo } from "@dure/domain/email/campaign/campaign-status";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertMayChange } from "./assert-may-change";
import { readCampaign, removeCampaign } from "./campaign-store";

/** A reaction removes the campaign's subcollections, such as its recipients. */
export const deleteCampaign: Verb<typeof emailApi.deleteCampaign> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const before = await readCampaign(ctx.teamId, params.id, tx);
    assertMayChange(ctx, before);
    assertCanDo("delete", before);
    removeCampaign(tx, ctx.teamId, before.id);
    return { answer: undefined, event: { type: "campaign.deleted", before: toAudit(before), after: null } };
  });
