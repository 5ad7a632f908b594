import { z } from "zod";
import { endpoint, Version } from "../shared/endpoint";
import { Id } from "../shared/value";
import { Question } from "./question/question";
import { SavedQuestion } from "./question/saved-question";
import { FormSubmission } from "./submission/form-submission";

export const formsApi = {
  /** Newest first; a person who books again keeps one lead. */
  listFormSubmissions: endpoint("member", {
    method: "GET",
    path: "/sales-entity/leads/{id}/form-submission",
    summary: "The form submissions that a lead or deal was created from",
  })
    .input(z.object({ params: z.object({ id: Id }), query: Version }))
    .output(z.object({ data: z.array(FormSubmission) })),

  listSavedQuestions: endpoint("member", {
    method: "GET",
    path: "/forms/saved-questions",
    summary: "The team's question library, newest first",
  })
    .input(z.object({}))
    .output(z.object({ data: z.array(SavedQuestion) })),

  saveQuestion: endpoint("member", {
    method: "POST",
    path: "/forms/saved-questions",
    summary: "Add a question to the team's library",
    successStatus: 201,
  })
    .input(z.object({ body: z.object({ question: Question }) }))
    .output(SavedQuestion),

  deleteSavedQuestion: endpoint("member", {
    method: "DELETE",
    path: "/forms/saved-questions/{id}",
    summary: "Remove a question from the team's library",
    successStatus: 204,
  })
    .input(z.object({ params: z.object({ id: Id }) }))
    .output(z.void()),
};
