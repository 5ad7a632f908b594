import type { Automation } from "@dure/domain/email/automation/automation";

/** One sample for each endpoint of e-mail automations. */
export function automationSamples({ automation: { id, trigger } }: { automation: Automation }) {
  const params = { id };
  const actions = [{ id: "leave", type: "leave" }];
  return {
    "email.listAutomations": {},
    "email.createAutomation": { body: { name: "mine" } },
    "email.getAutomation": { params },
    "email.changeAutomation": { params, body: { name: "mine", trigger, actions } },
    "email.deleteAutomation": { params },
    "email.activateAutomation": { params },
    "email.deactivateAutomation": { params },
    "email.listAutomationVersions": { params },
    "email.getAutomationVersion": { params: { id, version: "1" } },
    "email.getAutomationResults": { params },
    "email.listEnrollments": { params },
    "email.removeEnrollment": { params: { id, enrollmentId: "none" } },
  };
}
