import { secretsAt, type Webhook } from "@dure/domain/teams/webhook/webhook";
import type { SecretView } from "@dure/domain/teams/webhook/webhook-api";
import type { z } from "zod";
import type { Context } from "../../platform/context";
import { openSecret } from "./webhook-store";

/** The newest secret of a webhook, opened. */
export function viewSecret({ teamId, now }: Context, webhook: Webhook): z.infer<typeof SecretView> {
  const [newest, previous] = secretsAt(webhook, now);
  if (!newest) throw new Error(`The webhook ${webhook.id} has no secret.`);
  return { secret: openSecret(teamId, webhook.id, newest), previous_expires_at: previous?.expires_at ?? null };
}
