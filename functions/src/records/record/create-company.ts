import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import { newCompany } from "@dure/domain/records/record/new-record";
import type { Verb } from "../../platform/http/endpoint";
import { createRecord } from "./save-new-record";

export const createCompany: Verb<typeof recordsApi.createCompany> = (ctx, { body }) =>
  createRecord(ctx, "company", (fields) =>
    newCompany(body, fields, { id: randomUUID(), editor: ctx.actor, now: ctx.now }),
  );
