import { z } from "zod";
import { sharedIssues } from "../../shared/shared-issues";
import { Id, Line, Time } from "../../shared/value";
import { Form, FormMetadata } from "../router/form";
import { FORM_TYPES, Mappings, ROUTER_STATUSES, RouterId } from "../router/router";

export const WorkflowName = Line(100).min(1, sharedIssues.name);

/** The parts of a workflow: its form and the router behind it (docs/product/routing.md#workflow). */
export const WorkflowEntry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("router"), linkId: RouterId, mappings: Mappings }),
  z.object({ type: z.literal("form"), metadata: FormMetadata, components: Form.shape.components }),
]);

export const WorkflowItem = z.object({
  id: RouterId,
  name: z.string(),
  status: z.enum(ROUTER_STATUSES),
  record_count: z.int().nonnegative(),
  created_by: Id,
  created_at: Time,
  updated_by: Id,
  updated_at: Time,
});
export type WorkflowItem = z.infer<typeof WorkflowItem>;

export const Workflow = WorkflowItem.extend({ entries: z.array(WorkflowEntry) });
export type Workflow = z.infer<typeof Workflow>;

export const NewWorkflow = z.object({ name: WorkflowName, form_type: z.enum(FORM_TYPES).default("custom") });
export const WorkflowBody = z.object({ name: WorkflowName, entries: z.array(WorkflowEntry).max(2) });
export type WorkflowBody = z.infer<typeof WorkflowBody>;
