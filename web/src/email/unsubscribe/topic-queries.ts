import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";

const topicsQuery = () => api.email.listEmailTopics.queryOptions({ input: {} });

export const useTopics = () => useQuery(topicsQuery());

export function useSaveTopics() {
  const queryClient = useQueryClient();
  return useMutation(
    api.email.setEmailTopics.mutationOptions({
      onSuccess: (topics) => queryClient.setQueryData(topicsQuery().queryKey, topics),
    }),
  );
}
