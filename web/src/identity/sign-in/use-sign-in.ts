import type { TenantInfo } from "@dure/domain/identity/sign-in";
import { browserPopupRedirectResolver, signInWithEmailAndPassword, signInWithPopup } from "firebase/auth";
import { useNavigate, useSearchParams } from "react-router";
import { client } from "../../lib/api";
import { CallError, isRefusal } from "../../lib/call-error";
import { runtime } from "../../lib/firebase/runtime";
import { nextPathOf } from "../../lib/session-paths";
import { addressOfTeam, leavesOrigin } from "../../lib/team-address";
import { useMutation } from "../../lib/use-mutation";
import { type ExternalProvider, providerOf } from "../session/external-provider";
import { startSession } from "../session/start-session";

type Credentials = { email: string; password: string };
type External = { email: string; provider: ExternalProvider };

/** Signs in by password or by an external provider, then continues to the requested page. */
export function useSignIn() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const enterTeam = (signIn: (tenant: TenantInfo) => Promise<unknown>, email: string) => async (tenant: TenantInfo) => {
    if (goToTeamLogin(tenant.team_slug, email)) return;
    await signIn(tenant);
    await navigate(nextPathOf(search), { replace: true });
  };

  const byPassword = useMutation({
    mutationFn: async (body: Credentials) => {
      const tenant = await client.identity.checkPassword({ body });
      await enterTeam((it) => passwordSession(it, body), body.email)(tenant);
    },
    onError: (error, { email }) => redirectToOwnTeam(error, email),
  });
  const byProvider = useMutation({
    mutationFn: async ({ email, provider }: External) => {
      const tenant = await client.identity.findTenant({ query: { email } });
      await enterTeam((it) => providerSession(it, provider, email), email)(tenant);
    },
    onError: (error, { email }) => redirectToOwnTeam(error, email),
  });
  return { byPassword, byProvider };
}

export const passwordSession = (tenant: TenantInfo, { email, password }: Credentials) =>
  startSession(tenant, () => signInWithEmailAndPassword(runtime().auth, email, password));

export const providerSession = (tenant: TenantInfo, provider: ExternalProvider, email: string) =>
  startSession(tenant, () =>
    signInWithPopup(runtime().auth, providerOf(provider, email), browserPopupRedirectResolver),
  );

/** The account belongs to another team, whose address the refusal contains (A-PN-0012). */
function redirectToOwnTeam(error: unknown, email: string): void {
  if (!isRefusal(error, "A-PN-0012", "A-PN-0009")) return;
  const { team_slug } = (error.details ?? {}) as { team_slug?: string };
  if (team_slug) goToTeamLogin(team_slug, email);
}

/** The number of failed attempts, if that is why the server refused. */
export function wrongTriesOf(error: unknown): number | undefined {
  if (!(error instanceof CallError) || error.code !== "A-PN-0014") return undefined;
  const { retry_count } = (error.details ?? {}) as { retry_count?: number };
  return retry_count;
}

/**
 * Redirects to the login page at the team's own address if it has another origin: sessions do not cross origins.
 * @returns whether it redirects
 */
function goToTeamLogin(teamSlug: string | null, email: string): boolean {
  const { domain } = runtime().config;
  const { protocol, host } = location;
  const address = { protocol, host, pathname: "/login", search: `?email=${encodeURIComponent(email)}`, hash: "" };
  if (!teamSlug || !leavesOrigin(teamSlug, address, domain)) return false;
  location.assign(addressOfTeam(teamSlug, address, domain));
  return true;
}
