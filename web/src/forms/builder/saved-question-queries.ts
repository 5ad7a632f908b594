import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const refreshQuestions = () => refresh("forms", "listSavedQuestions");

/** The team's question library, newest first. */
export const useSavedQuestions = () =>
  useQuery(api.forms.listSavedQuestions.queryOptions({ input: {}, select: ({ data }) => data }));

export const useSaveQuestion = () =>
  useMutation(api.forms.saveQuestion.mutationOptions({ onSuccess: refreshQuestions }));

export const useDeleteSavedQuestion = () =>
  useMutation(api.forms.deleteSavedQuestion.mutationOptions({ onSettled: refreshQuestions }));
