import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { saveChangedRecord } from "./save-changed-record";
import { getVisible } from "./visible-record";

/** Renames a company and links it to the company registry. */
export const renameCompany: Verb<typeof recordsApi.renameCompany> = (ctx, { params, body: { name, nice_id } }) =>
  transaction(ctx, async (tx) => {
    const before = await getVisible(tx, ctx, "company", params.id);
    const fields = await getFields(tx, ctx.teamId, "company");
    const isSame = name === before.name && nice_id === before.nice_id;
    const after = isSame ? before : { ...before, name, nice_id, updated_at: ctx.now, updated_by: ctx.actor.id };
    return saveChangedRecord(tx, ctx, before, after, fields);
  });
