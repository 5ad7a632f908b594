import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { refresh } from "../../../lib/query-client";
import { useMutation } from "../../../lib/use-mutation";

/** What happened to an address of a campaign. */
export const useMailHistory = (id: string, key: string) =>
  useQuery(api.email.getRecipient.queryOptions({ input: { params: { id, key } }, staleTime: 0 }));

export const useResendMail = () =>
  useMutation(api.email.resendMail.mutationOptions({ onSettled: () => refresh("email") }));
