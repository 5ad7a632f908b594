import type { emailApi } from "@dure/domain/email/api";
import { automationTexts } from "@dure/domain/email/automation/automation-texts";
import { assertMayChange } from "@dure/domain/email/automation/change-automation";
import { isOver } from "@dure/domain/email/automation/enrollment";
import { afterDecision } from "@dure/domain/email/automation/next-step";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { readAutomation } from "../automation/automation-store";
import { getEnrollment, saveEnrollment } from "./enrollment-store";

/** Takes a person out of the automation. An enrollment that is already over stays as it is. */
export const removeEnrollment: Verb<typeof emailApi.removeEnrollment> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const automation = await readAutomation(tx, ctx.teamId, params.id);
    assertMayChange(automation, ctx.actor);
    const enrollment = await getEnrollment(tx, ctx.teamId, params.enrollmentId);
    if (enrollment?.automation_id !== automation.id)
      throw new AppError("NOT_FOUND", automationTexts.enrollmentNotFound);
    if (isOver(enrollment)) return { answer: undefined, event: [] };
    saveEnrollment(tx, ctx.teamId, afterDecision(enrollment, { do: "stop", reason: "removed" }, ctx.now));
    const before = { id: enrollment.id, automation_id: automation.id };
    return { answer: undefined, event: { type: "automation.person-removed", before, after: null } };
  });
