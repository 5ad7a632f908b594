import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { mergeInto } from "./merge-into";

/** Merges records as the caller asks; `mergeInto` says how. */
export const mergeRecords: Verb<typeof recordsApi.mergeRecords> = (ctx, { params, body }) =>
  transaction(ctx, (tx) => mergeInto(tx, ctx, params.entityId, body));

export const mergeDeals: Verb<typeof recordsApi.mergeDeals> = (ctx, { body }) =>
  mergeRecords(ctx, { params: { entityId: "deal" }, body });
