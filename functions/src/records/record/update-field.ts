import type { recordsApi } from "@dure/domain/records/api";
import { changeField, fieldSchema } from "@dure/domain/records/change-field";
import { entityOf } from "@dure/domain/records/entity";
import type { CrmRecord } from "@dure/domain/records/record";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { z } from "zod";
import type { Verb } from "../../platform/endpoint";
import { translateIssue } from "../../platform/issue";
import { type Tx, transaction } from "../../platform/transaction-store";
import { assertAssignee } from "./assignee-store";
import { assertNameFree, freeName, takeName } from "./company-name-store";
import { keepChanged } from "./keep-changed";
import { getRecord } from "./record-store";

export const updateField: Verb<typeof recordsApi.updateField> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const before = await getRecord(tx, ctx.teamId, params.entityId, params.recordId);
    const value = parseValue(fieldSchema(entityOf(before), params.fieldId), body.value);
    const after = changeField(before, params.fieldId, value, ctx.actor, ctx.now);
    if (after.assignee !== before.assignee) await assertAssignee(tx, ctx.teamId, after.assignee);
    const renamed = after.kind === "company" && after.name !== before.name;
    if (renamed) await assertNameFree(tx, ctx.teamId, after.name, after.id);

    const kept = await keepChanged(tx, ctx.teamId, before, after);
    if (renamed) moveName(tx, ctx.teamId, before, after);
    return kept;
  });

function moveName(tx: Tx, teamId: string, before: CrmRecord, after: CrmRecord): void {
  freeName(tx, teamId, before.name);
  takeName(tx, teamId, after.name, after.id);
}

/** The field decides what is a value, so the contract could not check it. */
function parseValue(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const text = issue
    ? { ko: translateIssue(issue, "ko"), en: translateIssue(issue, "en") }
    : recordsTexts.badFieldValue;
  throw new AppError("BAD_REQUEST", text, [{ path: "body.value", message: text }]);
}
