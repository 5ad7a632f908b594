import { segmentKey } from "@dure/domain/email/automation/trigger";
import type { segmentApi } from "@dure/domain/email/segment/segment-api";
import { segmentTexts } from "@dure/domain/email/segment/segment-texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { activeNamesStartedBy } from "../automation/automation-store";
import { findScheduledUses, readSegment, removeSegment } from "./segment-store";

/**
 * A segment of a scheduled campaign, or of an active automation, can't be deleted. A campaign that is being sent has a
 * copy of what it needs.
 */
export const deleteSegment: Verb<typeof segmentApi.deleteSegment> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const before = await readSegment(tx, ctx.teamId, params.id);
    const campaigns = await findScheduledUses(tx, ctx.teamId, before.id);
    if (campaigns.length > 0) throw new AppError("CONFLICT", segmentTexts.inUse(campaigns.join(", ")), { campaigns });
    const automations = await activeNamesStartedBy(tx, ctx.teamId, segmentKey(before.id));
    if (automations.length > 0)
      throw new AppError("CONFLICT", segmentTexts.startsAutomation(automations.join(", ")), { automations });
    removeSegment(tx, ctx.teamId, before.id);
    return { answer: undefined, event: { type: "segment.deleted", before, after: null } };
  });
