import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import { newLead } from "@dure/domain/records/record/new-record";
import type { Verb } from "../../platform/http/endpoint";
import { createRecord } from "./save-new-record";

export const createLead: Verb<typeof recordsApi.createLead> = (ctx, { body }) =>
  createRecord(ctx, "lead", (fields) => newLead(body, fields, { id: randomUUID(), editor: ctx.actor, now: ctx.now }));
