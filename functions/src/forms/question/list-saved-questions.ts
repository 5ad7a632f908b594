import type { formsApi } from "@dure/domain/forms/api";
import type { Verb } from "../../platform/http/endpoint";
import { findSavedQuestions } from "./saved-question-store";

export const listSavedQuestions: Verb<typeof formsApi.listSavedQuestions> = async ({ teamId }) => ({
  data: await findSavedQuestions(teamId),
});
