import { type OffReason, switchOff, viewWebhook } from "@dure/domain/teams/webhook/webhook";
import { systemContext } from "../../../platform/context";
import { transaction } from "../../../platform/transaction/transaction-store";
import { getWebhook, saveWebhook } from "../webhook-store";

/** Turns off a webhook whose endpoint is gone or has failed for days. A webhook that is off stays as it is. */
export function switchWebhookOff(teamId: string, id: string, reason: OffReason): Promise<void> {
  const ctx = systemContext(teamId, "webhooks");
  return transaction(ctx, async (tx) => {
    const before = await getWebhook(tx, teamId, id);
    if (!before.active) return { answer: undefined, event: [] };
    const after = switchOff(before, reason, ctx.now);
    saveWebhook(tx, teamId, after);
    const event = { type: "webhook.switched-off", before: viewWebhook(before), after: viewWebhook(after) } as const;
    return { answer: undefined, event };
  });
}
