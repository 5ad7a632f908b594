import { tenantAuth } from "../suite/admin";
import { connect } from "../suite/client";
import { fresh, PASSWORD } from "../teams/tenant";
import { signIn, signUp } from "./sign-in";

export const visitor = connect();

/** A new company domain. */
export const newDomain = (): string => `${fresh("corp-")}.example.com`;

/** Signs a new account up as a browser does: resolve, create, sign in. `verified` sets what the mail's link would. */
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
    /** Gets new tokens, as after a refresh. */
    signInAgain: async () => {
      session.token = await login();
      return session.token;
    },
  };
}

/** Signs up the first user of a domain, who creates the team. */
export async function founder(domain = newDomain()) {
  const person = await newcomer(domain);
  const teamSlug = fresh("team-");
  const team = await person.client.teams.createTeam({
    body: { teamSlug, displayName: "두레 팀", company_name: "두레", estimated_sheet_size: "2-5" },
  });
  await person.signInAgain();
  return { ...person, domain, teamSlug, team };
}
