import type { teamsApi } from "@dure/domain/teams/api";
import { assertKey, viewApiKey } from "@dure/domain/teams/api-key";
import type { Verb } from "../../platform/http/endpoint";
import { readKey } from "./api-key-store";

export const getApiKey: Verb<typeof teamsApi.getApiKey> = async (ctx, { params: { id } }) => {
  const key = (await readKey(ctx.teamId, id))?.key;
  assertKey(key);
  return viewApiKey(key, ctx.now);
};
