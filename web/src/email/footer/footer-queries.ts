import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";

const footerQuery = () => api.email.getEmailFooter.queryOptions({ input: {} });

export const useFooter = () => useQuery(footerQuery());

export function useSaveFooter() {
  const queryClient = useQueryClient();
  return useMutation(
    api.email.setEmailFooter.mutationOptions({
      onSuccess: (footer) => queryClient.setQueryData(footerQuery().queryKey, footer),
    }),
  );
}
