import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { planMerge } from "./plan-merge";

/** Computes a merge without writing. The transaction gives a consistent snapshot of all records. */
export const dryRunMerge: Verb<typeof recordsApi.dryRunMerge> = (ctx, { params, body }) =>
  transaction({ ...ctx, idempotency: undefined }, async (tx) => {
    const { answer } = await planMerge(tx, ctx, params.entityId, body);
    return { answer, event: [] };
  });
