import type { teamsApi } from "@dure/domain/teams/api";
import type { Verb } from "../../platform/http/endpoint";
import { viewSecret } from "./view-secret";
import { readWebhook } from "./webhook-store";

export const getWebhookSecret: Verb<typeof teamsApi.getWebhookSecret> = async (ctx, { params }) =>
  viewSecret(ctx, await readWebhook(ctx.teamId, params.id));
