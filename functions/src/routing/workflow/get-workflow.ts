import type { routingApi } from "@dure/domain/routing/api";
import { toWorkflow } from "@dure/domain/routing/workflow/change-workflow";
import type { Verb } from "../../platform/http/endpoint";
import { countSubmissions, getStoredRouter } from "../router/router-store";

export const getWorkflow: Verb<typeof routingApi.getWorkflow> = async ({ teamId }, { params: { id } }) =>
  toWorkflow(await getStoredRouter(teamId, id), await countSubmissions(teamId, id));
