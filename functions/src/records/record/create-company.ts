import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import { newCompany } from "@dure/domain/records/new-record";
import type { Verb } from "../../platform/endpoint";
import { transaction } from "../../platform/transaction-store";
import { assertNameFree, takeName } from "./company-name-store";
import { keepNew } from "./keep-new";

export const createCompany: Verb<typeof recordsApi.createCompany> = (ctx, { body }) =>
  transaction(ctx, async (tx) => {
    const company = newCompany(body, { id: randomUUID(), editor: ctx.actor, now: ctx.now });
    await assertNameFree(tx, ctx.teamId, company.name, company.id);
    const kept = await keepNew(tx, ctx, company);
    takeName(tx, ctx.teamId, company.name, company.id);
    return kept;
  });
