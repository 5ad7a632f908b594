import { z } from "zod";
import { endpoint, Version } from "../shared/endpoint";
import { EntityPath } from "./api-parts";
import { Field } from "./field";

export const fieldApi = {
  listFields: endpoint("member", {
    method: "GET",
    path: "/sales-entity/{entityId}/fields",
    summary: "Field definitions",
  })
    .input(z.object({ params: EntityPath, query: Version }))
    .output(z.object({ data: z.object({ active: z.array(Field), archived: z.array(Field) }) })),
};
