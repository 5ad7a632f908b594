import { useQuery } from "@tanstack/react-query";
import { withReauthentication } from "../../identity/second-factor/with-reauthentication";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const reload = () => refresh("teams", "listApiKeys");

/** The team's keys, the newest first; their secrets are masked. */
export const useApiKeys = () => useQuery(api.teams.listApiKeys.queryOptions({ input: {} }));

type Reauthenticate = () => Promise<unknown>;

/** If the sign-in is too old, the user signs in again first. */
export const useCreateApiKey = (reauthenticate: Reauthenticate) =>
  useMutation({
    mutationFn: (input: Parameters<typeof client.teams.createApiKey>[0]) =>
      withReauthentication(() => client.teams.createApiKey(input), reauthenticate),
    onSuccess: reload,
  });

export const useRenameApiKey = () => useMutation(api.teams.renameApiKey.mutationOptions({ onSuccess: reload }));

/** If the sign-in is too old, the user signs in again first. */
export const useRotateApiKey = (reauthenticate: Reauthenticate) =>
  useMutation({
    mutationFn: (input: Parameters<typeof client.teams.rotateApiKey>[0]) =>
      withReauthentication(() => client.teams.rotateApiKey(input), reauthenticate),
    onSuccess: reload,
  });

export const useRevokeApiKey = () => useMutation(api.teams.revokeApiKey.mutationOptions({ onSettled: reload }));
