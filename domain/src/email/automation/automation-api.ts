import { z } from "zod";
import { BasedOn } from "../../shared/based-on";
import { endpoint } from "../../shared/endpoint";
import { PageQuery, pageOf } from "../../shared/page";
import { personal } from "../../shared/personal";
import { Id } from "../../shared/value";
import { Pause } from "../campaign/campaign-status";
import { Automation, AutomationBody, AutomationItem, AutomationVersion } from "./automation";
import { ENROLLMENT_STATUSES, Enrollment } from "./enrollment";
import { StepId } from "./step";

const NO_CONTENT = { successStatus: 204 } as const;
const CREATED = { successStatus: 201 } as const;
const Path = z.object({ id: Id });
const Count = z.int().nonnegative();
const Nothing = z.unknown().optional();

/** A person in an automation, as lists show them. */
export const EnrollmentView = Enrollment.omit({ event_id: true, automation_id: true }).extend({
  email: z.string().meta(personal("contact")),
});
export type EnrollmentView = z.infer<typeof EnrollmentView>;

/** The results of a step's mails over all versions of the step, and why their sending is paused. */
const MailNumbers = z.object({
  /** The campaign with the mails of the content as it is now; null before it is activated. */
  campaign_id: Id.nullable(),
  pause: Pause.nullable(),
  sent: Count,
  delivered: Count,
  opened: Count,
  clicked: Count,
});
export type MailNumbers = z.infer<typeof MailNumbers>;

/** The numbers of people who wait at a step and who have passed it, and the results of the mails that it sent. */
export const StepNumbers = z.object({
  step_id: StepId,
  waiting: Count,
  passed: Count,
  mail: MailNumbers.nullable(),
});
export type StepNumbers = z.infer<typeof StepNumbers>;

export const automationApi = {
  listAutomations: endpoint("member", {
    method: "GET",
    path: "/email-automations",
    summary: "The team's email automations, last changed first",
  })
    .input(z.object({}))
    .output(z.object({ data: z.array(AutomationItem) })),

  createAutomation: endpoint("member", {
    method: "POST",
    path: "/email-automations",
    summary: "Create an inactive email automation",
    ...CREATED,
  })
    .input(z.object({ body: z.object({ name: AutomationBody.shape.name.optional() }) }))
    .output(Automation),

  getAutomation: endpoint("member", { method: "GET", path: "/email-automations/{id}", summary: "An email automation" })
    .input(z.object({ params: Path }))
    .output(Automation),

  changeAutomation: endpoint("member", {
    method: "PUT",
    path: "/email-automations/{id}",
    summary: "Change an email automation; for an active one, this creates a new version",
  })
    .input(z.object({ params: Path, query: BasedOn.optional(), body: AutomationBody }))
    .output(Automation),

  deleteAutomation: endpoint("member", {
    method: "DELETE",
    path: "/email-automations/{id}",
    summary: "Delete an email automation; people in progress leave it",
    ...NO_CONTENT,
  })
    .input(z.object({ params: Path }))
    .output(z.void()),

  activateAutomation: endpoint("member", {
    method: "POST",
    path: "/email-automations/{id}/active",
    summary: "Activate an email automation; paused people continue",
  })
    .input(z.object({ params: Path, body: Nothing }))
    .output(Automation),

  deactivateAutomation: endpoint("member", {
    method: "POST",
    path: "/email-automations/{id}/inactive",
    summary: "Deactivate an email automation; people in progress are paused",
  })
    .input(z.object({ params: Path, body: Nothing }))
    .output(Automation),

  listAutomationVersions: endpoint("member", {
    method: "GET",
    path: "/email-automations/{id}/versions",
    summary: "The versions of an email automation, newest first, without their steps",
  })
    .input(z.object({ params: Path }))
    .output(
      z.object({ data: z.array(AutomationVersion.omit({ actions: true, trigger: true }).extend({ running: Count })) }),
    ),

  getAutomationVersion: endpoint("member", {
    method: "GET",
    path: "/email-automations/{id}/versions/{version}",
    summary: "A version of an email automation",
  })
    .input(z.object({ params: Path.extend({ version: z.coerce.number<number>().int().positive() }) }))
    .output(AutomationVersion),

  getAutomationResults: endpoint("member", {
    method: "GET",
    path: "/email-automations/{id}/results",
    summary: "The number of people at each step of an email automation, across all versions",
  })
    .input(z.object({ params: Path }))
    .output(z.object({ running: Count, paused: Count, finished: Count, stopped: Count, steps: z.array(StepNumbers) })),

  listEnrollments: endpoint("member", {
    method: "GET",
    path: "/email-automations/{id}/enrollments",
    summary: "The people in an email automation, last entered first",
  })
    .input(
      z.object({
        params: Path,
        query: PageQuery.extend({ status: z.enum(ENROLLMENT_STATUSES).optional() }).optional(),
      }),
    )
    .output(pageOf(EnrollmentView)),

  removeEnrollment: endpoint("member", {
    method: "DELETE",
    path: "/email-automations/{id}/enrollments/{enrollmentId}",
    summary: "Remove a person from an email automation",
    ...NO_CONTENT,
  })
    .input(z.object({ params: Path.extend({ enrollmentId: Id }) }))
    .output(z.void()),
};
