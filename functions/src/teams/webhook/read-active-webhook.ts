import { AppError } from "@dure/domain/shared/error";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { Webhook } from "@dure/domain/teams/webhook/webhook";
import { readWebhook } from "./webhook-store";

/** @throws CONFLICT for a webhook that is off: nothing would be sent */
export async function readActiveWebhook(teamId: string, id: string): Promise<Webhook> {
  const webhook = await readWebhook(teamId, id);
  if (!webhook.active) throw new AppError("CONFLICT", teamsTexts.webhookOff);
  return webhook;
}
