import { z } from "zod";
import { AnsweredConsent } from "../../forms/answer/email-consents";
import { SubmittedFile } from "../../forms/upload/form-upload";
import { Id, Time } from "../../shared/value";
import { OutcomeSettings } from "../router/group";
import { AskedLabel, SubmissionAnswer } from "./submission";

/**
 * The server-only part of a submission. Its id is unique across all teams. It holds the answer to repeat on a retry,
 * without what its booking page prefills, and what the lead needs, by the router's settings at submission time.
 */
export const Intake = z.object({
  id: z.uuid(),
  team_id: z.string(),
  router_id: Id,
  answer: SubmissionAnswer,
  router_title: z.string(),
  router_timezone: z.string(),
  /** The router's creator. */
  owner_id: Id,
  contact: z.object({
    name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
  }),
  /** The company's corporation number, if the visitor chose it from the registry. */
  nice_id: z.string().nullable().default(null),
  /** The visitor whose page visits belong to the lead; null also without consent. */
  visitor_id: z.string().nullable().default(null),
  /** The questions about marketing mails, and their answers. */
  email_consents: z.array(AnsweredConsent).default([]),
  /** The questions asked, in order. */
  labels: z.array(AskedLabel),
  files: z.array(SubmittedFile).default([]),
  form_field_mapping: z.record(z.string(), z.string()),
  settings: OutcomeSettings,
  assignees: z.array(Id),
  /** False until the lead is created. */
  recorded: z.boolean(),
  submitted_at: Time,
});
export type Intake = z.infer<typeof Intake>;
