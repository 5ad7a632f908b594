import type { formsApi } from "@dure/domain/forms/api";
import type { Verbs } from "../platform/http/endpoint";
import { deleteSavedQuestion } from "./question/delete-saved-question";
import { listSavedQuestions } from "./question/list-saved-questions";
import { saveQuestion } from "./question/save-question";
import { listFormSubmissions } from "./submission/list-form-submissions";

export const formsVerbs: Verbs<typeof formsApi> = {
  listFormSubmissions,
  listSavedQuestions,
  saveQuestion,
  deleteSavedQuestion,
};
