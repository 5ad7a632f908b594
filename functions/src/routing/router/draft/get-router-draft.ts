import type { routingApi } from "@dure/domain/routing/api";
import type { Verb } from "../../../platform/http/endpoint";
import { getStoredRouter } from "../router-store";
import { findDraft } from "./router-draft-store";

export const getRouterDraft: Verb<typeof routingApi.getRouterDraft> = async ({ teamId }, { params: { id } }) => {
  const [, draft] = await Promise.all([getStoredRouter(teamId, id), findDraft(teamId, id)]);
  return { data: draft ?? null };
};
