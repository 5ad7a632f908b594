import type { FieldSet } from "@dure/domain/records/field/custom-field";
import type { StoredLayout } from "@dure/domain/records/layout/layout";
import { layoutTexts } from "@dure/domain/records/layout/texts";
import { type EntityId, kindOf } from "@dure/domain/records/record/entity";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { getRecordType } from "../pipeline/list-record-types";
import { getLayout, saveLayout } from "./layout-store";

type Changing = {
  entityId: EntityId;
  /** The record type's id. */
  id: string;
  /** The version that the edit is based on; undefined means the latest one. */
  version: number | undefined;
};

/**
 * Changes the layout of a record type with optimistic concurrency.
 * @throws CONFLICT if the stored version differs from the edit's
 */
export async function changeLayout(
  ctx: Context,
  { entityId, id, version }: Changing,
  change: (before: StoredLayout, fields: FieldSet) => Pick<StoredLayout, "details" | "cards">,
): Promise<StoredLayout> {
  await getRecordType(ctx, { params: { entityId, id } });
  return transaction(ctx, async (tx) => {
    const [before, fields] = await Promise.all([
      getLayout(tx, ctx.teamId, id),
      getFields(tx, ctx.teamId, kindOf(entityId)),
    ]);
    if (version !== undefined && version !== before.version) throw new AppError("CONFLICT", layoutTexts.stale);
    const after = { ...before, ...change(before, fields), version: before.version + 1 };
    saveLayout(tx, ctx.teamId, after);
    return { answer: after, event: { type: "layout.changed", before, after } };
  });
}
