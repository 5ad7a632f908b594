import type { recordsApi } from "@dure/domain/records/api";
import { decideItem } from "@dure/domain/records/bulk/decide-bulk";
import { bulkTexts } from "@dure/domain/records/bulk/texts";
import { kindOf } from "@dure/domain/records/record/entity";
import { itemResultView } from "@dure/domain/records/task/task";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFields } from "../field/field-store";
import { applyToRecords } from "./apply-to-records";

/** All items commit in one transaction together with their results, so a repeated call is idempotent. */
export const bulkRecords: Verb<typeof recordsApi.bulkRecords> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const fields = await getFields(tx, ctx.teamId, kindOf(params.entityId));
    const items = new Map(body.map((item) => [item.id, item]));
    const { results, events } = await applyToRecords(tx, ctx, [...items.keys()], fields, (record) => {
      const item = items.get(record.id);
      return item && decideItem(item, record, { fields, editor: ctx.actor, now: ctx.now });
    });
    if (results.length < body.length) throw new AppError("PAYLOAD_TOO_LARGE", bulkTexts.tooLarge);
    return { answer: results.map((result) => itemResultView(result, ctx.locale)), event: events };
  });

export const bulkDeals: Verb<typeof recordsApi.bulkDeals> = (ctx, { body }) =>
  bulkRecords(ctx, { params: { entityId: "deal" }, body });
