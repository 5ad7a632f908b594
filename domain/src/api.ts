import { emailApi } from "./email/api";
import { formsApi } from "./forms/api";
import { identityApi } from "./identity/api";
import { journeysApi } from "./journeys/api";
import { notificationsApi } from "./notifications/api";
import { recordsApi } from "./records/api";
import { reportsApi } from "./reports/api";
import { routingApi } from "./routing/api";
import { schedulingApi } from "./scheduling/api";
import { teamsApi } from "./teams/api";

/** The whole API: the server implements it, the client calls it, the reference describes it. */
export const api = {
  identity: identityApi,
  teams: teamsApi,
  records: recordsApi,
  forms: formsApi,
  scheduling: schedulingApi,
  journeys: journeysApi,
  routing: routingApi,
  email: emailApi,
  notifications: notificationsApi,
  reports: reportsApi,
};
