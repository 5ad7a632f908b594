import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

export const useBrand = () => useQuery(api.email.getBrand.queryOptions({ input: {} }));

export const useSetBrand = () => useMutation(api.email.setBrand.mutationOptions({ onSuccess: () => refresh("email") }));
