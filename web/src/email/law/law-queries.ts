import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";

const lawQuery = () => api.email.getEmailLaw.queryOptions({ input: {} });

export const useLaw = () => useQuery(lawQuery());

export const useReconfirmation = () => useQuery(api.email.getReconfirmation.queryOptions({ input: {} }));

export function useSaveLaw() {
  const queryClient = useQueryClient();
  return useMutation(
    api.email.setEmailLaw.mutationOptions({
      onSuccess: (law) => queryClient.setQueryData(lawQuery().queryKey, law),
    }),
  );
}
