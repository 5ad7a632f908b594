import { z } from "zod";
import { endpoint, Version } from "../../shared/endpoint";
import { Time } from "../../shared/value";
import { MonthQuota } from "../submission/quota";
import { NewWorkflow, Workflow, WorkflowBody, WorkflowItem, WorkflowName } from "../workflow/workflow";
import { RouterId, RouterInput, RouterItem, RouterView } from "./router";
import { RouterDraft, SeenDraft } from "./router-draft";

const NO_CONTENT = { successStatus: 204 } as const;
const Path = z.object({ id: RouterId });

/**
 * Optimistic concurrency: the `updated_at` of the edited router. A stale value is refused; without it the last save
 * wins.
 */
const BasedOn = Time.optional();

/** `draft`: publishing removes only this draft, not a newer one; if absent, any draft is removed. */
const Publishing = Version.extend({ based_on: BasedOn, draft: SeenDraft.optional() });

export const routerApi = {
  listRouters: endpoint("member", { method: "GET", path: "/route-logic", summary: "Routers of the team" })
    .input(z.object({}))
    .output(z.object({ data: z.array(RouterItem), quota: MonthQuota })),

  getRouter: endpoint("member", { method: "GET", path: "/route-logic/{id}", summary: "A router" })
    .input(z.object({ params: Path, query: Version }))
    .output(RouterView),

  putRouter: endpoint("member", { method: "PUT", path: "/route-logic/{id}", summary: "Create or change a router" })
    .input(z.object({ params: Path, query: Publishing, body: RouterInput }))
    .output(RouterView),

  deleteRouter: endpoint("member", {
    method: "DELETE",
    path: "/route-logic/{id}",
    summary: "Delete a router",
    ...NO_CONTENT,
  })
    .input(z.object({ params: Path }))
    .output(z.void()),
  getRouterDraft: endpoint("member", {
    method: "GET",
    path: "/route-logic/{id}/draft",
    summary: "The saved but unpublished draft of a router",
  })
    .input(z.object({ params: Path }))
    .output(z.object({ data: RouterDraft.nullable() })),

  putRouterDraft: endpoint("member", {
    method: "PUT",
    path: "/route-logic/{id}/draft",
    summary: "Save changes to a router without publishing them",
  })
    .input(z.object({ params: Path, query: z.object({ based_on: BasedOn }), body: RouterInput }))
    .output(RouterDraft),

  deleteRouterDraft: endpoint("member", {
    method: "DELETE",
    path: "/route-logic/{id}/draft",
    summary: "Discard a router's unpublished draft",
    ...NO_CONTENT,
  })
    .input(z.object({ params: Path }))
    .output(z.void()),
};

/** Older clients call a router a workflow. */
export const workflowApi = {
  listWorkflows: endpoint("member", { method: "GET", path: "/workflows", summary: "Workflows of the team" })
    .input(z.object({}))
    .output(z.object({ data: z.array(WorkflowItem) })),

  getWorkflow: endpoint("member", { method: "GET", path: "/workflows/{id}", summary: "A workflow" })
    .input(z.object({ params: Path }))
    .output(Workflow),

  createWorkflow: endpoint("member", {
    method: "POST",
    path: "/workflows/{id}",
    summary: "Create a workflow",
    successStatus: 201,
  })
    .input(z.object({ params: Path, body: NewWorkflow }))
    .output(Workflow),

  changeWorkflow: endpoint("member", { method: "PUT", path: "/workflows/{id}", summary: "Change a workflow" })
    .input(z.object({ params: Path, body: WorkflowBody }))
    .output(Workflow),

  deleteWorkflow: endpoint("member", {
    method: "DELETE",
    path: "/workflows/{id}",
    summary: "Delete a workflow",
    ...NO_CONTENT,
  })
    .input(z.object({ params: Path }))
    .output(z.void()),

  activateWorkflow: endpoint("member", {
    method: "POST",
    path: "/workflows/{id}/active",
    summary: "Activate a workflow so that it accepts submissions",
  })
    .input(z.object({ params: Path, body: z.unknown().optional() }))
    .output(WorkflowItem),

  deactivateWorkflow: endpoint("member", {
    method: "POST",
    path: "/workflows/{id}/inactive",
    summary: "Deactivate a workflow so that it accepts no more submissions",
  })
    .input(z.object({ params: Path, body: z.unknown().optional() }))
    .output(WorkflowItem),

  renameWorkflow: endpoint("member", { method: "PATCH", path: "/workflows/{id}/name", summary: "Rename a workflow" })
    .input(z.object({ params: Path, body: z.object({ name: WorkflowName }) }))
    .output(WorkflowItem),
};
