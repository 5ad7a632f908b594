import { z } from "zod";
import { CallFailure } from "../../shared/call-failure";
import { endpoint } from "../../shared/endpoint";
import { Cursor } from "../../shared/page";
import { AnyTime, Id, Time } from "../../shared/value";
import { Attempt, Delivery, DeliveryState, DeliveryView } from "./delivery";
import { TriggerType } from "./trigger-type";
import { SaveWebhook, TargetUrl, WebhookView } from "./webhook";

const WebhookPath = z.object({ id: Id });
const DeliveryPath = WebhookPath.extend({ deliveryId: Id });
const done = { successStatus: 204 } as const;

/** The signing secret, as `whsec_…`. After a rotation, the previous one also signs until `previous_expires_at`. */
export const SecretView = z.object({ secret: z.string(), previous_expires_at: Time.nullable() });

/** A webhook in the list, with its health. */
export const ListedWebhook = WebhookView.extend({
  /** Since when it has only failed; null while it is healthy. */
  failing_since: Time.nullable(),
});
export type ListedWebhook = z.infer<typeof ListedWebhook>;

export const TestAnswer = z.object({
  success: z.boolean(),
  status: z.int().nullable(),
  failure: CallFailure.nullable(),
  duration_ms: z.int(),
  answer: z.string(),
});
export type TestAnswer = z.infer<typeof TestAnswer>;

const settingsApi = {
  listWebhooks: endpoint("admin", { method: "GET", path: "/teams/webhooks", summary: "The team's webhooks" })
    .input(z.object({}))
    .output(z.object({ data: z.array(ListedWebhook) })),

  createWebhook: endpoint("admin", {
    method: "POST",
    path: "/teams/webhooks",
    summary: "Create a webhook",
    successStatus: 201,
  })
    .input(z.object({ body: SaveWebhook.extend({ active: z.boolean().default(true) }) }))
    .output(WebhookView),

  changeWebhook: endpoint("admin", { method: "PUT", path: "/teams/webhooks/{id}", summary: "Change a webhook" })
    .input(z.object({ params: WebhookPath, body: SaveWebhook }))
    .output(WebhookView),

  deleteWebhook: endpoint("admin", {
    method: "DELETE",
    path: "/teams/webhooks/{id}",
    summary: "Delete a webhook",
    ...done,
  })
    .input(z.object({ params: WebhookPath }))
    .output(z.void()),

  setWebhookActivation: endpoint("admin", {
    method: "PATCH",
    path: "/teams/webhooks/{id}/activation",
    summary: "Turn a webhook on or off",
  })
    .input(z.object({ params: WebhookPath, body: z.object({ active: z.boolean() }) }))
    .output(WebhookView),

  getWebhookSecret: endpoint("admin", {
    method: "GET",
    path: "/teams/webhooks/{id}/secret",
    summary: "The secret that signs a webhook's calls",
  })
    .input(z.object({ params: WebhookPath }))
    .output(SecretView),

  rotateWebhookSecret: endpoint("admin", {
    method: "POST",
    path: "/teams/webhooks/{id}/secret",
    summary: "Create a new secret; the old one keeps signing for another day",
  })
    .input(z.object({ params: WebhookPath }))
    .output(SecretView),

  testWebhook: endpoint("admin", {
    method: "POST",
    path: "/teams/webhooks/test",
    summary: "Send an example event to an address",
  })
    .input(
      z.object({
        body: z.object({
          target_url: TargetUrl,
          trigger_type: TriggerType,
          /** The webhook whose secret signs the test; if absent, a random secret signs it. */
          id: Id.optional(),
        }),
      }),
    )
    .output(TestAnswer),
};

const deliveryApi = {
  listDeliveries: endpoint("admin", {
    method: "GET",
    path: "/teams/webhooks/{id}/deliveries",
    summary: "A webhook's deliveries of the last 30 days, newest first",
  })
    .input(
      z.object({
        params: WebhookPath,
        query: z.object({
          state: DeliveryState.optional(),
          page_count: z.coerce.number<number>().int().min(1).max(100).default(20),
          cursor: Cursor.optional(),
        }),
      }),
    )
    .output(z.object({ data: z.array(DeliveryView), cursor: z.string().nullable(), is_last: z.boolean() })),

  getDelivery: endpoint("admin", {
    method: "GET",
    path: "/teams/webhooks/{id}/deliveries/{deliveryId}",
    summary: "A delivery with its request and the responses",
  })
    .input(z.object({ params: DeliveryPath }))
    .output(Delivery.extend({ attempts: z.array(Attempt) })),

  replayDelivery: endpoint("admin", {
    method: "POST",
    path: "/teams/webhooks/{id}/deliveries/{deliveryId}/replay",
    summary: "Resend a delivery under the same id",
    ...done,
  })
    .input(z.object({ params: DeliveryPath }))
    .output(z.void()),

  replayFailed: endpoint("admin", {
    method: "POST",
    path: "/teams/webhooks/{id}/replay",
    summary: "Resend all deliveries that have failed since a given time",
    successStatus: 202,
  })
    .input(z.object({ params: WebhookPath, body: z.object({ since: AnyTime }) }))
    .output(z.object({ count: z.int().nonnegative() })),
};

export const webhookApi = { ...settingsApi, ...deliveryApi };
