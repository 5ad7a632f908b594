import type { routingApi } from "@dure/domain/routing/api";
import type { Verb } from "../../platform/http/endpoint";
import { getStoredRouter } from "../router/router-store";
import { countViews } from "./form-view-store";

export const getFormViews: Verb<typeof routingApi.getFormViews> = async ({ teamId }, { params, query }) => {
  const { id } = await getStoredRouter(teamId, params.id);
  return countViews(id, query);
};
