import type { Automation, AutomationBody } from "@dure/domain/email/automation/automation";
import type { StepMail } from "@dure/domain/email/automation/step-mail";
import type { z } from "zod";
import { routerOf } from "../routing/router";
import { queueJob } from "../suite/queue";
import { stored } from "../suite/stored";
import { suite } from "../suite/suite";
import type { Member } from "../teams/tenant";
import { GREETING } from "./campaign";

type Options = Partial<z.input<typeof AutomationBody>>;

/** Creates an inactive automation. By default a form of its own starts it, and its only step is to leave. */
export async function automationOf(member: Member, changes: Options = {}): Promise<Automation> {
  const { email } = member.client;
  const trigger = changes.trigger ?? { event: "form_submission" as const, form_id: (await routerOf(member)).id };
  const made = await email.createAutomation({ body: {} });
  const body = { name: "자동화", actions: [{ id: "leave", type: "leave" as const }], ...changes, trigger };
  return email.changeAutomation({ params: { id: made.id }, body });
}

export async function activeAutomation(member: Member, changes: Options = {}): Promise<Automation> {
  const { id } = await automationOf(member, changes);
  return member.client.email.activateAutomation({ params: { id } });
}

/** A day later at nine in Seoul. */
export const delayStep = (id: string, days = 1) =>
  ({ id, type: "delay", days, hours: 0, time: "09:00", timezone: "Asia/Seoul", business_hours: false }) as const;

/** A step that writes a text into a field of the record, so that a test can see that the step was taken. */
export const noteStep = (id: string, value: string) =>
  ({ id, type: "update_field", field_id: "incoming_source", value }) as const;

export type StoredEnrollment = {
  id: string;
  automation_id: string;
  record_id: string;
  email: string;
  status: string;
  stop_reason: string | null;
  step_id: string | null;
  due_at: string;
  waiting: boolean;
  version: number;
  passed: { step_id: string; result: string }[];
};

/** The people of an automation. */
export async function enrollmentsOf(teamId: string, automationId: string): Promise<StoredEnrollment[]> {
  const all = (await stored(teamId, "enrollments")) as unknown as StoredEnrollment[];
  return all.filter(({ automation_id }) => automation_id === automationId);
}

/** Runs the schedule as if it were due so many days from now. It covers every team, so only one test file may run it. */
export async function runEnrollmentsIn(days: number): Promise<void> {
  const at = new Date(Date.now() + days * 86_400_000).toISOString();
  const response = await fetch(`${suite.tickerUrl}/run/dueEnrollments?at=${at}`, { method: "POST" });
  if (!response.ok) throw new Error(`The schedule answered ${response.status}: ${await response.text()}`);
}

/** Runs a person's due steps as if it were that many days later. */
export const runEnrollmentIn = (teamId: string, id: string, days: number): Promise<void> => {
  const now = new Date(Date.now() + days * 86_400_000).toISOString();
  return queueJob({ teamId, name: "run-enrollment", payload: { id, now } });
};

/** Sends the greeting of tests to the person, as service or marketing. */
export const mailStep = (id: string, sender: string, changes: Partial<z.input<typeof StepMail>> = {}) => ({
  id,
  type: "send_email" as const,
  email_campaign: {
    subject: "{{first_name}}님 반가워요",
    sender_name: "두레",
    sender_email: sender,
    email_block: GREETING,
    variables: { first_name: "고객" },
    ...changes,
  },
});
