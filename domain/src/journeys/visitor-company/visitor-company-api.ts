import { z } from "zod";
import { EntityId } from "../../records/record/entity";
import { Reference } from "../../records/record/record";
import { endpoint } from "../../shared/endpoint";
import { Id } from "../../shared/value";

export const visitorCompanyApi = {
  suggestCompany: endpoint("member", {
    method: "GET",
    path: "/sales-entity/{entityId}/{recordId}/company-suggestion",
    summary: "The company that a lead, deal or contact without one probably belongs to, by its email address",
  })
    .input(z.object({ params: z.object({ entityId: EntityId.exclude(["company"]), recordId: Id }) }))
    .output(z.object({ company: Reference.nullable() })),
};
