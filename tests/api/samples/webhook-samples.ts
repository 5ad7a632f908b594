import type { WebhookFixture } from "../../support/teams/webhook";

/** One sample for each endpoint of webhooks. */
export function webhookSamples({ webhook: { id, deliveryId } }: { webhook: WebhookFixture }) {
  const params = { id };
  const body = { target_url: "http://127.0.0.1:9/mine", trigger_types: ["lead-created"] };
  const delivery = { id, deliveryId };
  return {
    "teams.listWebhooks": {},
    "teams.createWebhook": { body },
    "teams.changeWebhook": { params, body },
    "teams.deleteWebhook": { params },
    "teams.setWebhookActivation": { params, body: { active: false } },
    "teams.getWebhookSecret": { params },
    "teams.rotateWebhookSecret": { params },
    "teams.testWebhook": { body: { target_url: body.target_url, trigger_type: "lead-created" } },
    "teams.listDeliveries": { params },
    "teams.getDelivery": { params: delivery },
    "teams.replayDelivery": { params: delivery },
    "teams.replayFailed": { params, body: { since: "2027-01-01T00:00:00Z" } },
  };
}
