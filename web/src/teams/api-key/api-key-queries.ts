import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const reload = () => refresh("teams", "listApiKeys");

/** The team's keys, the newest first; their secrets are masked. */
export const useApiKeys = () => useQuery(api.teams.listApiKeys.queryOptions({ input: {} }));

export const useCreateApiKey = () => useMutation(api.teams.createApiKey.mutationOptions({ onSuccess: reload }));

export const useRenameApiKey = () => useMutation(api.teams.renameApiKey.mutationOptions({ onSuccess: reload }));

export const useRotateApiKey = () => useMutation(api.teams.rotateApiKey.mutationOptions({ onSuccess: reload }));

export const useRevokeApiKey = () => useMutation(api.teams.revokeApiKey.mutationOptions({ onSettled: reload }));
