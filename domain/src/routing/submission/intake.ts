import { z } from "zod";
import { Id, Time } from "../../shared/value";
import { QuestionName } from "../router/form";
import { OutcomeSettings } from "../router/group";
import { SubmissionAnswer } from "./submission";

/**
 * What the server alone keeps of a submission, by its id, which is claimed with it for all routers of all teams: the
 * answer that is given again, and what its lead is made of, as the router said when it came.
 */
export const Intake = z.object({
  id: z.uuid(),
  team_id: z.string(),
  router_id: Id,
  answer: SubmissionAnswer,
  router_title: z.string(),
  router_timezone: z.string(),
  /** Who made the router. */
  owner_id: Id,
  contact: z.object({
    name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
  }),
  /** The number of their company in the registry of corporations, where they chose it there. */
  nice_id: z.string().nullable().default(null),
  /** Whose visits to the website belong to the lead; null also where they did not agree to that. */
  visitor_id: z.string().nullable().default(null),
  /** The questions that were asked, in their order. */
  labels: z.array(z.object({ name: QuestionName, label: z.string() })),
  form_field_mapping: z.record(z.string(), z.string()),
  settings: OutcomeSettings,
  assignees: z.array(Id),
  /** False until its lead was made. */
  recorded: z.boolean(),
  submitted_at: Time,
});
export type Intake = z.infer<typeof Intake>;
