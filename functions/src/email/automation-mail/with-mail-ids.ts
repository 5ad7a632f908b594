import { createHash } from "node:crypto";
import { replaceStep } from "@dure/domain/email/automation/edit-steps";
import type { SendEmailStep, Step } from "@dure/domain/email/automation/step";
import { mailSteps } from "@dure/domain/email/automation/steps";

/**
 * The steps with the campaign of each mail. Its id derives from the content: a changed mail has a ledger of its own, and an
 * unchanged one keeps its numbers through all versions.
 */
export const withMailIds = (automationId: string, actions: readonly Step[]): Step[] =>
  mailSteps(actions).reduce<Step[]>(
    (steps, step) =>
      replaceStep(steps, { ...step, email_campaign: { ...step.email_campaign, id: idOf(automationId, step) } }),
    [...actions],
  );

function idOf(automationId: string, { id, email_campaign: { id: _, ...content } }: SendEmailStep): string {
  const text = JSON.stringify([automationId, id, content]);
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
