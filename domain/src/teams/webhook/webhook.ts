import { z } from "zod";
import { AppError } from "../../shared/error";
import { sharedIssues } from "../../shared/shared-issues";
import { Id, Time } from "../../shared/value";
import { teamsIssues } from "../teams-issues";
import { teamsTexts } from "../texts";
import { TriggerType } from "./trigger-type";

export const MAX_WEBHOOKS = 20;

/** How long the secret before the last rotation signs too. */
export const SECRET_OVERLAP_MS = 86_400_000;

const MAX_URL_LENGTH = 2000;

/** Credentials in an address would be shown and logged with it. */
const WITHOUT_CREDENTIALS = /^https?:\/\/[^/?#@\\]+(?:[/?#]|$)/i;

/** An address that can be called. Whether it is a public one is decided when it is called, too. */
export const TargetUrl = z
  .string()
  .trim()
  .min(1, sharedIssues.required)
  .max(MAX_URL_LENGTH)
  .pipe(z.url({ protocol: /^https?$/, error: sharedIssues.url }).regex(WITHOUT_CREDENTIALS, sharedIssues.url));

export const SaveWebhook = z.object({
  target_url: TargetUrl,
  trigger_types: z
    .array(TriggerType)
    .min(1, teamsIssues.triggers)
    .transform((types) => [...new Set(types)]),
});
export type SaveWebhook = z.infer<typeof SaveWebhook>;

/** Why the product turned a webhook off: it failed for days, or it answered that it is gone (410). */
export const OffReason = z.enum(["failures", "gone"]);
export type OffReason = z.infer<typeof OffReason>;

/** A secret as it is stored. The one before the last rotation has an end. */
const StoredSecret = z.object({ sealed: z.string(), expires_at: Time.nullable() });
export type StoredSecret = z.infer<typeof StoredSecret>;

export const WebhookView = z.object({
  id: Id,
  target_url: z.string(),
  trigger_types: z.array(TriggerType),
  active: z.boolean(),
  /** Null while it is active, and if an admin turned it off. */
  off_reason: OffReason.nullable(),
  off_at: Time.nullable(),
  created_at: Time,
  updated_at: Time,
});
export type WebhookView = z.infer<typeof WebhookView>;

/** A stored webhook; the newest secret comes first (docs/product/webhooks.md#secrets). */
export const Webhook = WebhookView.extend({ secrets: z.array(StoredSecret).min(1) });
export type Webhook = z.infer<typeof Webhook>;

export const viewWebhook = ({ secrets: _, ...view }: Webhook): WebhookView => view;

/** @throws CONFLICT at the limit of a team */
export function assertWebhookRoom(count: number): void {
  if (count >= MAX_WEBHOOKS) throw new AppError("CONFLICT", teamsTexts.tooManyWebhooks(MAX_WEBHOOKS));
}

export const changeWebhook = (webhook: Webhook, { target_url, trigger_types }: SaveWebhook, now: string): Webhook => ({
  ...webhook,
  target_url,
  trigger_types,
  updated_at: now,
});

/** Turned on again, a webhook starts with a clean slate. */
export const setWebhookActive = (webhook: Webhook, active: boolean, now: string): Webhook => ({
  ...webhook,
  active,
  off_reason: null,
  off_at: active ? null : now,
  updated_at: now,
});

export const switchOff = (webhook: Webhook, reason: OffReason, now: string): Webhook => ({
  ...setWebhookActive(webhook, false, now),
  off_reason: reason,
});

/** The new secret signs from now on; the one before it signs too, for a day. */
export const rotateSecret = (webhook: Webhook, sealed: string, now: string): Webhook => ({
  ...webhook,
  secrets: [
    { sealed, expires_at: null },
    ...webhook.secrets
      .slice(0, 1)
      .map((secret) => ({ ...secret, expires_at: new Date(Date.parse(now) + SECRET_OVERLAP_MS).toISOString() })),
  ],
  updated_at: now,
});

/** The secrets that sign at a time, the newest first. */
export const secretsAt = ({ secrets }: Webhook, now: string): StoredSecret[] =>
  secrets.filter(({ expires_at }) => expires_at === null || expires_at > now);

/**
 * Whether a webhook's events are kept. After the product turned it off for failures, it gets the missed events once it
 * is active again; after an admin turned it off, it gets none.
 */
export const keepsEvents = ({ active, off_reason }: Webhook): boolean => active || off_reason === "failures";
