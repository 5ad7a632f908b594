import type { routerApi, workflowApi } from "@dure/domain/routing/router-api";
import type { submissionApi } from "@dure/domain/routing/submission-api";
import type { Verbs } from "../platform/endpoint";
import { requireRouters } from "./require-routers";
import { deleteRouter } from "./router/delete-router";
import { getRouter } from "./router/get-router";
import { listRouters } from "./router/list-routers";
import { putRouter } from "./router/put-router";
import { getActiveEntry } from "./submission/get-active-entry";
import { submitForm } from "./submission/submit-form";

import { activateWorkflow } from "./workflow/activate-workflow";
import { changeWorkflow } from "./workflow/change-workflow";
import { createWorkflow } from "./workflow/create-workflow";
import { deactivateWorkflow } from "./workflow/deactivate-workflow";
import { getWorkflow } from "./workflow/get-workflow";
import { listWorkflows } from "./workflow/list-workflows";
import { renameWorkflow } from "./workflow/rename-workflow";

export const routerVerbs: Verbs<typeof routerApi> = requireRouters({
  listRouters,
  getRouter,
  putRouter,
  deleteRouter,
});

export const workflowVerbs: Verbs<typeof workflowApi> = requireRouters({
  listWorkflows,
  getWorkflow,
  createWorkflow,
  changeWorkflow,
  deleteWorkflow: deleteRouter,
  activateWorkflow,
  deactivateWorkflow,
  renameWorkflow,
});

/** Visitors' own: they work as long as the router does. */
export const formVerbs: Verbs<Pick<typeof submissionApi, "getActiveEntry" | "submitForm">> = {
  getActiveEntry,
  submitForm,
};
