import { tenantAuth } from "../suite/admin";
import { connect } from "../suite/client";
import { fresh, PASSWORD } from "../teams/tenant";
import { signIn, signUp } from "./sign-in";

export const visitor = connect();

/** A company domain that nobody has signed up from. */
export const newDomain = (): string => `${fresh("corp-")}.example.com`;

/** Signs a new account up the way a browser does: resolve, create, sign in; `verified` as the mail's link would. */
export async function newcomer(domain: string, { verified = true, email = `${fresh("n")}@${domain}` } = {}) {
  const { tenant_id: tenantId } = await visitor.identity.resolveSignUp({ body: { email } });
  const { localId: uid } = await signUp({ tenantId, email, password: PASSWORD });
  if (verified) await tenantAuth(tenantId).updateUser(uid, { emailVerified: true });
  const login = async () => (await signIn({ tenantId, email, password: PASSWORD })).idToken;
  const session = { token: await login() };
  return {
    uid,
    email,
    tenantId,
    client: connect(() => session.token),
    korean: connect(() => session.token, "ko"),
    idToken: () => session.token,
    /** New tokens, as after a renewal. */
    signInAgain: async () => {
      session.token = await login();
      return session.token;
    },
  };
}

/** The first of a domain, who has named the team. */
export async function founder(domain = newDomain()) {
  const person = await newcomer(domain);
  const teamSlug = fresh("team-");
  const team = await person.client.teams.createTeam({
    body: { teamSlug, displayName: "두레 팀", company_name: "두레", estimated_sheet_size: "2-5" },
  });
  await person.signInAgain();
  return { ...person, domain, teamSlug, team };
}
