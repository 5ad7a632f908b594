import type { teamsApi } from "@dure/domain/teams/api";
import { setWebhookActive, viewWebhook } from "@dure/domain/teams/webhook/webhook";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getWebhook, saveWebhook } from "./webhook-store";

/** A webhook that is turned on is sent its held deliveries (`resumeWebhook`). */
export const setWebhookActivation: Verb<typeof teamsApi.setWebhookActivation> = (ctx, { params, body: { active } }) =>
  transaction(ctx, async (tx) => {
    const known = await getWebhook(tx, ctx.teamId, params.id);
    const before = viewWebhook(known);
    // An admin may also turn off a webhook that the product has turned off: then no more events are kept for it.
    if (known.active === active && known.off_reason === null) return { answer: before, event: [] };
    const changed = setWebhookActive(known, active, ctx.now);
    saveWebhook(tx, ctx.teamId, changed);
    const after = viewWebhook(changed);
    const type = active ? ("webhook.activated" as const) : ("webhook.deactivated" as const);
    return { answer: after, event: { type, before, after } };
  });
