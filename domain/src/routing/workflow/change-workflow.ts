import { AppError } from "../../shared/error";
import type { Router } from "../router/router";
import { routingTexts } from "../texts";
import type { Workflow, WorkflowBody, WorkflowItem } from "./workflow";

/** A router as an item of the list of workflows. */
export const toWorkflowItem = (
  {
    id,
    title,
    status,
    created_by,
    created_at,
    updated_by,
    updated_at,
  }: Pick<Router, "id" | "title" | "status" | "created_by" | "created_at" | "updated_by" | "updated_at">,
  recordCount: number,
): WorkflowItem => ({
  id,
  name: title,
  status,
  record_count: recordCount,
  created_by,
  created_at,
  updated_by,
  updated_at,
});

export const toWorkflow = (router: Router, recordCount: number): Workflow => ({
  ...toWorkflowItem(router, recordCount),
  entries: [
    { type: "form", ...router.form },
    { type: "router", linkId: router.id, mappings: router.metadata.mappings },
  ],
});

/**
 * Renames a router and updates the given entries; others stay.
 * @throws BAD_REQUEST if an entry belongs to another router
 */
export function changeWorkflow(before: Router, { name, entries }: WorkflowBody): Router {
  const form = entries.find((entry) => entry.type === "form");
  const router = entries.find((entry) => entry.type === "router");
  if (router && router.linkId !== before.id)
    throw new AppError("BAD_REQUEST", routingTexts.otherRouter, [
      { path: `body.entries.${entries.indexOf(router)}.linkId`, message: routingTexts.otherRouter },
    ]);
  return {
    ...before,
    title: name,
    ...(form && { form: { metadata: form.metadata, components: form.components } }),
    ...(router && { metadata: { ...before.metadata, mappings: router.mappings } }),
  };
}
