import type { SamlBody } from "@dure/domain/identity/saml/saml";
import { useQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { withReauthentication } from "../second-factor/with-reauthentication";

export type Reauthenticate = () => Promise<unknown>;

export const useSaml = () => useQuery(api.identity.listSaml.queryOptions({ input: {}, staleTime: 0 }));

const refreshSaml = () => refresh("identity", "listSaml");

type Saved = { id: string | undefined; body: SamlBody };

export const useSaveSaml = (reauthenticate: Reauthenticate) =>
  useMutation({
    mutationFn: ({ id, body }: Saved) =>
      withReauthentication(
        () => (id ? client.identity.changeSaml({ params: { id }, body }) : client.identity.createSaml({ body })),
        reauthenticate,
      ),
    onSettled: refreshSaml,
  });

export const useDeleteSaml = (reauthenticate: Reauthenticate) =>
  useMutation({
    mutationFn: (id: string) =>
      withReauthentication(() => client.identity.deleteSaml({ params: { id } }), reauthenticate),
    onSettled: refreshSaml,
  });

/** `after` is when the last test began: only a double click asks for a test after the same one again. */
type Test = { id: string; after: string | undefined };

/** Begins a test, lets `signIn` do it, and answers what the server saw. */
export const useTestSaml = (signIn: (id: string) => Promise<unknown>) =>
  useMutation({
    mutationFn: async ({ id }: Test) => {
      await client.identity.testSaml({ params: { id } });
      const refused = await signIn(id);
      const saml = await client.identity.getSaml({ params: { id } });
      // The server has seen nothing: Identity Platform itself refused the assertion, or the popup was closed.
      if (saml.test?.state === "running") throw refused;
      return saml;
    },
    onSettled: refreshSaml,
  });

/** The team's demand; the teams area's queries load again by the event of its change. */
export const useTeamSso = () => useQuery(api.teams.getTeam.queryOptions({ input: {} }));

export const useRequireSso = () =>
  useMutation(api.teams.updateTeam.mutationOptions({ onSuccess: () => refresh("teams", "getTeam") }));
