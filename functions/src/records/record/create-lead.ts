import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import { newLead } from "@dure/domain/records/new-record";
import type { Verb } from "../../platform/endpoint";
import { transaction } from "../../platform/transaction-store";
import { keepNew } from "./keep-new";

export const createLead: Verb<typeof recordsApi.createLead> = (ctx, { body }) =>
  transaction(ctx, (tx) => keepNew(tx, ctx, newLead(body, { id: randomUUID(), editor: ctx.actor, now: ctx.now })));
