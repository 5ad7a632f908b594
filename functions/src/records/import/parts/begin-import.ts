import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../../platform/http/endpoint";
import { transaction } from "../../../platform/transaction/transaction-store";
import { readSetting } from "../import-setting";
import { savePartedImport } from "./import-part-store";

/** Begins an import whose table comes in parts. It creates no records; an import that is never started expires. */
export const beginImport: Verb<typeof recordsApi.beginImport> = async (ctx, { params }) => {
  const { entityId, recordTypeId } = params;
  await readSetting(ctx, { params, query: {} });
  return transaction(ctx, async (tx) => {
    const made = {
      id: randomUUID(),
      entity_id: entityId,
      record_type_id: recordTypeId,
      task_id: randomUUID(),
      is_started: false,
      created_by: ctx.actor.id,
      created_at: ctx.now,
    };
    savePartedImport(tx, ctx.teamId, made);
    return { answer: { id: made.id }, event: [] };
  });
};
