import type { recordsApi } from "@dure/domain/records/api";
import { timelineTexts } from "@dure/domain/records/timeline/timeline-texts";
import { AppError } from "@dure/domain/shared/error";
import { rawValue } from "@dure/domain/teams/audit/audit-changes";
import type { Verb } from "../../platform/http/endpoint";
import { readFields } from "../field/field-store";
import { setReference } from "../record/set-reference";
import { updateFieldValue } from "../record/update-field-value";
import { readVisible } from "../record/visible-record";
import { isReference, isRestorable, REFERENCE_OF } from "./is-restorable";
import { findEntry } from "./timeline-store";

/**
 * Sets a field to its value before an entry, like an edit by hand: it is validated, audited and emits an event.
 * @throws NOT_FOUND if the timeline has no such entry
 * @throws NOT_ACCEPTABLE if the field is gone or can't be edited
 */
export const restoreValue: Verb<typeof recordsApi.restoreValue> = async (ctx, { params, body }) => {
  const { entryId, ...about } = params;
  const [record, entry] = await Promise.all([
    readVisible(ctx, about.entityId, about.recordId),
    findEntry(ctx.teamId, about.recordId, entryId),
  ]);
  const before = entry?.change.before;
  if (!before || !entry.change.after) throw new AppError("NOT_FOUND", timelineTexts.entryNotFound);
  if (!isRestorable(record, await readFields(ctx.teamId, record.kind), body.field))
    throw new AppError("NOT_ACCEPTABLE", timelineTexts.notRestorable);
  const value = rawValue(before, body.field) ?? null;
  if (!isReference(body.field))
    return updateFieldValue(ctx, { params: { ...about, fieldId: body.field }, body: { value } });
  const refEntityId = REFERENCE_OF[body.field];
  const reference = typeof value === "string" ? { id: value } : null;
  return setReference(ctx, { params: { ...about, refEntityId }, body: { value: reference } });
};
