import type { TenantInfo } from "@dure/domain/identity/sign-in";
import {
  browserPopupRedirectResolver,
  SAMLAuthProvider,
  signInWithEmailAndPassword,
  signInWithPopup,
  type UserCredential,
} from "firebase/auth";
import { useNavigate, useSearchParams } from "react-router";
import { client } from "../../lib/api";
import { CallError, isRefusal } from "../../lib/call-error";
import { runtime } from "../../lib/firebase/runtime";
import { nextPathOf } from "../../lib/session-paths";
import { addressOfTeam, leavesOrigin } from "../../lib/team-address";
import { useMutation } from "../../lib/use-mutation";
import { useSecondFactor } from "../second-factor/use-second-factor";
import { type ExternalProvider, providerOf } from "../session/external-provider";
import { OtherEmailError } from "../session/other-email-error";
import { startSession } from "../session/start-session";

type Credentials = { email: string; password: string };
/** A provider of the team at this address. */
type Sso = { tenant_id: string; id: string };
/** At no team's address the provider names the e-mail first: the refusal tells which account it is. */
const NO_TENANT = { tenant_id: null };

/** Without an e-mail the account is one of the team at this address. */
type External = { email: string; provider: ExternalProvider; here: TenantInfo | undefined };

/**
 * Signs in by password or by an external provider, then continues to the requested page: at another team's address, or at
 * none, the session begins here and is handed over to the account's own (use-team-in-address.ts). `question` is for the
 * dialog that asks for the second factor.
 */
export function useSignIn() {
  const { question, answerChallenge } = useSecondFactor();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const enterTeam = async (signedIn: Promise<unknown>) => {
    await signedIn;
    await navigate(nextPathOf(search), { replace: true });
  };

  const byPassword = useMutation({
    mutationFn: async (body: Credentials) => {
      const tenant = await client.identity.checkPassword({ body });
      const recover = async (code: string) => {
        await client.identity.recoverSignIn({ body: { ...body, code } });
        return enterByPassword(body);
      };
      await enterTeam(passwordSession(tenant, body, answerChallenge(recover)));
    },
    onError: (error, { email }) => redirectToOwnTeam(error, email, search),
  });
  const byProvider = useMutation({
    mutationFn: async ({ email, provider, here }: External) => {
      const tenant =
        email === ""
          ? (here ?? NO_TENANT)
          : await client.identity.findTenant({ query: { email, provider: `${provider}.com` } });
      await enterTeam(providerSession(tenant, provider, email, answerChallenge()));
    },
    onError: (error, { email }) => redirectToOwnTeam(error, email, search),
  });
  const bySaml = useMutation({
    mutationFn: ({ tenant_id, id }: Sso) =>
      enterTeam(
        startSession({ tenant_id }, () =>
          signInWithPopup(runtime().auth, new SAMLAuthProvider(id), browserPopupRedirectResolver).catch(
            answerChallenge(),
          ),
        ),
      ),
  });
  return { byPassword, byProvider, bySaml, question };
}

/** Answers the question for a second factor, or passes the error on. */
type AnswerChallenge = (error: unknown) => Promise<UserCredential>;

const enterByPassword = ({ email, password }: Credentials) =>
  signInWithEmailAndPassword(runtime().auth, email, password);

export const passwordSession = (tenant: TenantInfo, credentials: Credentials, answer: AnswerChallenge) =>
  startSession(tenant, () => enterByPassword(credentials).catch(answer));

const passOn: AnswerChallenge = (error) => Promise.reject(error);

/** @throws OtherEmailError if the chosen account is not the one whose e-mail was typed */
export const providerSession = (
  tenant: { tenant_id: string | null },
  provider: ExternalProvider,
  email: string,
  answer: AnswerChallenge = passOn,
) =>
  startSession(tenant, async () => {
    const { auth } = runtime();
    const entered = await signInWithPopup(auth, providerOf(provider, email), browserPopupRedirectResolver).catch(
      answer,
    );
    if (email === "" || entered.user.email?.toLowerCase() === email.toLowerCase()) return entered;
    await auth.signOut();
    throw new OtherEmailError(email);
  });

/** The account belongs to another team, whose address the refusal contains (A-PN-0012). */
function redirectToOwnTeam(error: unknown, email: string, search: URLSearchParams): void {
  if (!isRefusal(error, "A-PN-0012", "A-PN-0009")) return;
  const { team_slug } = (error.details ?? {}) as { team_slug?: string };
  if (team_slug) goToTeamLogin(team_slug, email, nextPathOf(search));
}

/** The number of failed attempts, if that is why the server refused. */
export function wrongTriesOf(error: unknown): number | undefined {
  if (!(error instanceof CallError) || error.code !== "A-PN-0014") return undefined;
  const { retry_count } = (error.details ?? {}) as { retry_count?: number };
  return retry_count;
}

/** Goes to the login page at the team's own address if that has another origin. */
function goToTeamLogin(teamSlug: string, email: string, next: string): void {
  const { domain } = runtime().config;
  const { protocol, host } = location;
  const search = `?${new URLSearchParams({ email, ...(next !== "/" && { next }) })}`;
  const address = { protocol, host, pathname: "/login", search, hash: "" };
  if (leavesOrigin(teamSlug, address, domain)) location.assign(addressOfTeam(teamSlug, address, domain));
}
