import { z } from "zod";
import { EntityId } from "../../records/record/entity";
import { endpoint } from "../../shared/endpoint";
import { personal } from "../../shared/personal";
import { Id } from "../../shared/value";

export const variableApi = {
  getRecordValues: endpoint("member", {
    method: "GET",
    path: "/email/variables/{entityId}/{recordId}",
    summary: "The values of a record's variables in an email",
  })
    .input(z.object({ params: z.object({ entityId: EntityId, recordId: Id }) }))
    .output(z.object({ values: z.record(z.string(), z.string().meta(personal("answer"))) })),
};
