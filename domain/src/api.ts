import { identityApi } from "./identity/api";
import { recordsApi } from "./records/api";
import { routingApi } from "./routing/api";
import { schedulingApi } from "./scheduling/api";
import { teamsApi } from "./teams/api";

/** The whole API: the server implements it, the client calls it, the reference describes it. */
export const api = {
  identity: identityApi,
  teams: teamsApi,
  records: recordsApi,
  scheduling: schedulingApi,
  routing: routingApi,
};
