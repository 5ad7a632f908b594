import type { journeysApi } from "@dure/domain/journeys/api";
import type { Finding } from "@dure/domain/journeys/research/research";
import { valueOfFinding } from "@dure/domain/journeys/research/value-of-finding";
import { journeysTexts } from "@dure/domain/journeys/texts";
import type { FieldSet } from "@dure/domain/records/field/custom-field";
import { findCustomField } from "@dure/domain/records/field/field-values";
import { updateFieldValue } from "@dure/domain/records/record/update-field-value";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../../records/field/field-store";
import { assertUnblurred } from "../../records/record/router-blur";
import { saveChangedRecord } from "../../records/record/save-changed-record";
import { getVisible } from "../../records/record/visible-record";
import { findResearch, saveResearch } from "./research-store";

/** The only place where a finding changes a field: a member accepts it, having seen the value that it replaces. */
export const acceptResearchFinding: Verb<typeof journeysApi.acceptResearchFinding> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const { teamId, actor, now } = ctx;
    const before = await getVisible(tx, ctx, "company", params.id);
    assertUnblurred(ctx, [before]);
    const fields = await getFields(tx, teamId, before.kind);
    const research = await findResearch(teamId, before.id, tx);
    const finding = research?.findings.find(({ id }) => id === params.findingId);
    if (!research || !finding) throw new AppError("NOT_FOUND", journeysTexts.findingGone);
    const after = updateFieldValue(before, body.field_id, valueIn(finding, body.field_id, fields), fields, actor, now);
    const seen = { fieldId: body.field_id, value: body.before ?? null };
    const saved = await saveChangedRecord(tx, ctx, before, after, fields, seen);
    const accepted = { by: actor.id, at: now, field_id: body.field_id };
    const findings = research.findings.map((one) => (one === finding ? { ...one, accepted } : one));
    saveResearch(tx, teamId, { ...research, findings });
    return saved;
  });

/** The finding's value for a field: a custom field, or the website, the only standard field that takes findings. */
function valueIn(finding: Finding, fieldId: string, fields: FieldSet): unknown {
  const type = fieldId === "url" ? "url" : findCustomField(fields, fieldId)?.type;
  const value = type && valueOfFinding(finding, type);
  if (value === undefined || value === null) throw new AppError("BAD_REQUEST", journeysTexts.findingDoesNotFit);
  return value;
}
