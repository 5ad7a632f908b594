import type { routingApi } from "@dure/domain/routing/api";
import type { Verbs } from "../platform/http/endpoint";
import { countFormView } from "./form-view/count-form-view";
import { getFormViews } from "./form-view/get-form-views";
import { requireRouters } from "./require-routers";
import { deleteRouter } from "./router/delete-router";
import { deleteRouterDraft } from "./router/draft/delete-router-draft";
import { getRouterDraft } from "./router/draft/get-router-draft";
import { putRouterDraft } from "./router/draft/put-router-draft";
import { getRouter } from "./router/get-router";
import { listRouters } from "./router/list-routers";
import { putRouter } from "./router/put-router";
import { changeShareConfig } from "./share-link/change-share-config";
import { getShareConfig } from "./share-link/get-share-config";
import { allowFormUpload } from "./submission/allow-form-upload";
import { exportSubmissions } from "./submission/export-submissions";
import { getActiveEntry } from "./submission/get-active-entry";
import { getResults } from "./submission/get-results";
import { getStatistics } from "./submission/get-statistics";
import { listSubmissions } from "./submission/list-submissions";
import { submitForm } from "./submission/submit-form";
import { activateWorkflow } from "./workflow/activate-workflow";
import { changeWorkflow } from "./workflow/change-workflow";
import { createWorkflow } from "./workflow/create-workflow";
import { deactivateWorkflow } from "./workflow/deactivate-workflow";
import { getWorkflow } from "./workflow/get-workflow";
import { listWorkflows } from "./workflow/list-workflows";
import { renameWorkflow } from "./workflow/rename-workflow";

/** Public verbs; they work as long as the router is active. */
const visitorVerbs = { getActiveEntry, submitForm, allowFormUpload, countFormView, getShareConfig };

const teamVerbs = requireRouters({
  listRouters,
  getRouter,
  putRouter,
  deleteRouter,
  getRouterDraft,
  putRouterDraft,
  deleteRouterDraft,
  listWorkflows,
  getWorkflow,
  createWorkflow,
  changeWorkflow,
  deleteWorkflow: deleteRouter,
  activateWorkflow,
  deactivateWorkflow,
  renameWorkflow,
  getStatistics,
  getResults,
  getFormViews,
  listSubmissions,
  exportSubmissions,
  changeShareConfig,
});

export const routingVerbs: Verbs<typeof routingApi> = {
  ...visitorVerbs,
  ...teamVerbs,
};
