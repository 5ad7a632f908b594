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

/**
 * `after`: when the last test began. It tells a new test from a double click, which is ignored because its variables
 * are equal.
 */
type Test = { id: string; after: string | undefined };

/** Starts a test, runs `signIn`, and returns what the server recorded. */
export const useTestSaml = (signIn: (id: string) => Promise<unknown>) =>
  useMutation({
    mutationFn: async ({ id }: Test) => {
      await client.identity.testSaml({ params: { id } });
      const refused = await signIn(id);
      const saml = await client.identity.getSaml({ params: { id } });
      // The server recorded nothing: Identity Platform rejected the assertion itself, or the popup was closed.
      if (saml.test?.state === "running") throw refused;
      return saml;
    },
    onSettled: refreshSaml,
  });

/** The team, for its requirement of SSO. The change event of the teams area refetches it. */
export const useTeamSso = () => useQuery(api.teams.getTeam.queryOptions({ input: {} }));

export const useRequireSso = () =>
  useMutation(api.teams.updateTeam.mutationOptions({ onSuccess: () => refresh("teams", "getTeam") }));
