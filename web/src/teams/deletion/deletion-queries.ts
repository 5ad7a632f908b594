import { withReauthentication } from "../../identity/second-factor/with-reauthentication";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

const refreshTeam = () => refresh("teams", "getTeam");

/** Schedules the team's deletion, after the admin has confirmed who they are. */
export const useRequestDeletion = (reauthenticate: () => Promise<unknown>) =>
  useMutation({
    mutationFn: (display_name: string) =>
      withReauthentication(() => client.teams.requestDeletion({ body: { display_name } }), reauthenticate),
    onSuccess: refreshTeam,
  });

export const useCancelDeletion = () =>
  useMutation(api.teams.cancelDeletion.mutationOptions({ onSettled: refreshTeam }));
