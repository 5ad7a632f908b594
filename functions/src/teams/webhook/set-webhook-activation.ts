import type { teamsApi } from "@dure/domain/teams/api";
import { setWebhookActive, viewWebhook } from "@dure/domain/teams/webhook/webhook";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getWebhook, saveWebhook } from "./webhook-store";

/** Turned on, a webhook is sent what was held for it (`resumeWebhook`). */
export const setWebhookActivation: Verb<typeof teamsApi.setWebhookActivation> = (ctx, { params, body: { active } }) =>
  transaction(ctx, async (tx) => {
    const known = await getWebhook(tx, ctx.teamId, params.id);
    const before = viewWebhook(known);
    // One that the product turned off is turned off by an admin, too: then no more events are kept for it.
    if (known.active === active && known.off_reason === null) return { answer: before, event: [] };
    const changed = setWebhookActive(known, active, ctx.now);
    saveWebhook(tx, ctx.teamId, changed);
    const after = viewWebhook(changed);
    const type = active ? ("webhook.activated" as const) : ("webhook.deactivated" as const);
    return { answer: after, event: { type, before, after } };
  });
