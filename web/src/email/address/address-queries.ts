import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import type { EmailAddressProps } from "../../lib/area-parts";
import { useMutation } from "../../lib/use-mutation";

type RecordPath = Omit<EmailAddressProps, "email">;

const addressQuery = (params: RecordPath) => api.email.getEmailAddress.queryOptions({ input: { params } });

export const useAddress = (params: RecordPath) => useQuery(addressQuery(params));

export function useSetAddress(params: RecordPath) {
  const queryClient = useQueryClient();
  return useMutation(
    api.email.setEmailAddress.mutationOptions({
      onSuccess: (address) => queryClient.setQueryData(addressQuery(params).queryKey, address),
    }),
  );
}

export type Address = NonNullable<ReturnType<typeof useAddress>["data"]>;
