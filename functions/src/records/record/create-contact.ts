import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import { newContact } from "@dure/domain/records/new-record";
import type { Verb } from "../../platform/endpoint";
import { transaction } from "../../platform/transaction-store";
import { keepNew } from "./keep-new";

export const createContact: Verb<typeof recordsApi.createContact> = (ctx, { body }) =>
  transaction(ctx, (tx) => keepNew(tx, ctx, newContact(body, { id: randomUUID(), editor: ctx.actor, now: ctx.now })));
