import { identity } from "virtual:public-contract";
import type { SsoProviders } from "@dure/domain/identity/saml/saml-api";
import type { TenantInfo } from "@dure/domain/identity/sign-in";
import { useEffect, useState } from "preact/hooks";
import { call } from "../../lib/public/call";
import { teamSlugOf } from "../../lib/team-address";
import { useEntryHost } from "./entry-host";

type TeamHere = {
  /** Whether the team's providers are still loading. */
  isLoading: boolean;
  team: TenantInfo | undefined;
  sso: SsoProviders | undefined;
  /** Whether the request for the providers failed. */
  hasFailed: boolean;
};

const NO_TEAM: TeamHere = { isLoading: false, team: undefined, sso: undefined, hasFailed: false };

const orNone = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined);

/**
 * The team at this address and its identity providers. If they can't be loaded, both are undefined, and passwords still
 * work.
 */
export function useTeamHere(): TeamHere {
  const { config } = useEntryHost();
  const team_slug = teamSlugOf(location, config.domain);
  const [here, setHere] = useState<TeamHere>({ ...NO_TEAM, isLoading: Boolean(team_slug) });
  useEffect(() => {
    if (!team_slug) return;
    void orNone(call(identity.findTenant, { query: { team_slug } })).then((team) =>
      setHere((before) => ({ ...before, team })),
    );
    void orNone(call(identity.listSsoProviders, { query: { team_slug } })).then((sso) =>
      setHere((before) => ({ ...before, sso, hasFailed: !sso, isLoading: false })),
    );
  }, [team_slug]);
  return here;
}
