import { randomUUID } from "node:crypto";
import type { emailApi } from "@dure/domain/email/api";
import { defaultName, newAutomation } from "@dure/domain/email/automation/automation";
import { toAutomationAudit } from "@dure/domain/email/automation/to-automation-audit";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { saveAutomation } from "./automation-store";

export const createAutomation: Verb<typeof emailApi.createAutomation> = (ctx, { body }) =>
  transaction(ctx, async (tx) => {
    const name = body.name ?? defaultName(ctx.locale);
    const automation = newAutomation({ id: randomUUID(), name, creatorId: ctx.actor.id, now: ctx.now });
    saveAutomation(tx, ctx.teamId, automation);
    return {
      answer: automation,
      event: { type: "automation.created", before: null, after: toAutomationAudit(automation) },
    };
  });
