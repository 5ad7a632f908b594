import type { teamsApi } from "@dure/domain/teams/api";
import { byCreation, viewApiKey } from "@dure/domain/teams/api-key";
import type { Verb } from "../../platform/http/endpoint";
import { listKeys } from "./api-key-store";

/** The keys that were not revoked, including expired ones. */
export const listApiKeys: Verb<typeof teamsApi.listApiKeys> = async (ctx) => {
  const keys = await listKeys(ctx.teamId);
  return { data: keys.sort(byCreation).map((key) => viewApiKey(key, ctx.now)) };
};
