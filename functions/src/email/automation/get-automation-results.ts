import type { emailApi } from "@dure/domain/email/api";
import { flatSteps } from "@dure/domain/email/automation/steps";
import type { Verb } from "../../platform/http/endpoint";
import { readMailNumbers } from "../automation-mail/read-mail-numbers";
import { countEnrollments, countStep } from "../enrollment/enrollment-store";
import { getStoredAutomation } from "./automation-store";

/** The results of the current steps. Steps that were removed are left out. */
export const getAutomationResults: Verb<typeof emailApi.getAutomationResults> = async ({ teamId }, { params }) => {
  const { id, actions } = await getStoredAutomation(teamId, params.id);
  const [counts, mails, steps] = await Promise.all([
    countEnrollments(teamId, id),
    readMailNumbers(teamId, id, actions),
    Promise.all(
      flatSteps(actions).map(async (step) => ({ step_id: step.id, ...(await countStep(teamId, id, step.id)) })),
    ),
  ]);
  return { ...counts, steps: steps.map((step) => ({ ...step, mail: mails.get(step.step_id) ?? null })) };
};
