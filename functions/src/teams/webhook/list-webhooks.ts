import type { teamsApi } from "@dure/domain/teams/api";
import { viewWebhook } from "@dure/domain/teams/webhook/webhook";
import type { Verb } from "../../platform/http/endpoint";
import { readHealth } from "./delivery/endpoint-state-store";
import { listWebhookDocs } from "./webhook-store";

export const listWebhooks: Verb<typeof teamsApi.listWebhooks> = async ({ teamId }) => {
  const [webhooks, health] = await Promise.all([listWebhookDocs(teamId), readHealth(teamId)]);
  const data = webhooks.map((webhook) => ({
    ...viewWebhook(webhook),
    failing_since: health.get(webhook.id)?.failing_since ?? null,
  }));
  return { data };
};
