import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import { newContact } from "@dure/domain/records/record/new-record";
import type { Verb } from "../../platform/http/endpoint";
import { createRecord } from "./save-new-record";

export const createContact: Verb<typeof recordsApi.createContact> = (ctx, { body }) =>
  createRecord(ctx, "contact", (fields) =>
    newContact(body, fields, { id: randomUUID(), editor: ctx.actor, now: ctx.now }),
  );
