import type { emailApi } from "@dure/domain/email/api";
import { assertMayChange } from "@dure/domain/email/automation/change-automation";
import { toAutomationAudit } from "@dure/domain/email/automation/to-automation-audit";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { readAutomation, saveAutomation } from "./automation-store";

/** The document stays, marked as deleted: people in the automation then leave it, and numbers keep their meaning. */
export const deleteAutomation: Verb<typeof emailApi.deleteAutomation> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const before = await readAutomation(tx, ctx.teamId, params.id);
    assertMayChange(before, ctx.actor);
    saveAutomation(tx, ctx.teamId, { ...before, status: "inactive", deleted_at: ctx.now });
    return {
      answer: undefined,
      event: { type: "automation.deleted", before: toAutomationAudit(before), after: null },
    };
  });
