import type { teamsApi } from "@dure/domain/teams/api";
import type { Verb } from "../../../platform/http/endpoint";
import { transaction } from "../../../platform/transaction/transaction-store";
import { readActiveWebhook } from "../read-active-webhook";
import { countFailed } from "./delivery-store";

/** A reaction does the work (`replayFailedDeliveries`), since there may be thousands. */
export const replayFailed: Verb<typeof teamsApi.replayFailed> = async (ctx, { params: { id }, body: { since } }) => {
  await readActiveWebhook(ctx.teamId, id);
  const count = await countFailed(ctx.teamId, id, since);
  return transaction(ctx, async () => ({
    answer: { count },
    event: { type: "webhook.replayed", before: null, after: { id, since } },
  }));
};
