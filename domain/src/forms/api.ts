import { z } from "zod";
import { endpoint, Version } from "../shared/endpoint";
import { Id } from "../shared/value";
import { FormSubmission } from "./submission/form-submission";

export const formsApi = {
  /** Newest first; a person who books again keeps one lead. */
  listFormSubmissions: endpoint("member", {
    method: "GET",
    path: "/sales-entity/leads/{id}/form-submission",
    summary: "What a lead or deal submitted to become one",
  })
    .input(z.object({ params: z.object({ id: Id }), query: Version }))
    .output(z.object({ data: z.array(FormSubmission) })),
};
