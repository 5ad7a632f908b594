import { FREE_TRIAL_DAYS } from "@dure/domain/teams/team";
import { getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { type Addresses, PROJECT_ID } from "../addresses";
import { PASSWORD, PEOPLE, type Person, TEAM } from "./people";
import { authenticate, connect, type SeedClient } from "./session";

export type Member = Person & { uid: string; client: SeedClient; idToken: () => string };

/** Signs the demo team up as users would, except that e-mail addresses are verified without the mails. */
export async function seedTeam(at: Addresses): Promise<Member[]> {
  const [first, ...others] = PEOPLE;
  if (!first) return [];
  const { tenant_id: tenantId } = await connect(at).identity.resolveSignUp({ body: { email: first.email } });
  const admin = await signUp(at, tenantId, first, async (client) => {
    await client.teams.createTeam({ body: TEAM });
  });
  await admin.client.teams.setTeamNeeds({
    params: { teamId: tenantId },
    body: {
      expected_solution: "인바운드 리드 관리",
      current_sales_method: "엑셀",
      product_discovery_channel: "search",
    },
  });
  await startTrial(tenantId);
  await enableMarketing(tenantId);
  await admin.client.teams.inviteMembers({
    params: { teamId: tenantId },
    body: others.map(({ email }) => ({ email })),
  });
  const members = [admin];
  for (const person of others)
    members.push(
      await signUp(at, tenantId, person, async (client) => {
        await client.teams.joinTeam({ params: { teamId: tenantId } });
      }),
    );
  return members;
}

async function signUp(
  at: Addresses,
  tenantId: string,
  person: Person,
  enter: (client: SeedClient) => Promise<void>,
): Promise<Member> {
  const credentials = { tenantId, email: person.email, password: PASSWORD };
  const { localId: uid } = await authenticate(at, "signUp", credentials);
  await tenantAuth(tenantId).updateUser(uid, { emailVerified: true });
  let { idToken } = await authenticate(at, "signInWithPassword", credentials);
  const client = connect(at, () => idToken);
  await enter(client);
  // A new token contains the team.
  ({ idToken } = await authenticate(at, "signInWithPassword", credentials));
  await client.identity.createProfile({ body: person.profile });
  return { ...person, uid, client, idToken: () => idToken };
}

/** Starts a free trial directly: routers need a plan, and no endpoint sells one. */
async function startTrial(tenantId: string): Promise<void> {
  const now = Date.now();
  const plan_start_date = new Date(now).toISOString();
  const plan_end_date = new Date(now + FREE_TRIAL_DAYS * 86_400_000).toISOString();
  await getFirestore(app())
    .doc(`teams/${tenantId}`)
    .update({ plan: "FREE_TRIAL", plan_start_date, plan_end_date, plan_end_ms: Date.parse(plan_end_date) });
}

/** Turns e-mail marketing on, as an operator does. */
async function enableMarketing(tenantId: string): Promise<void> {
  const config = getFirestore(app()).doc(`teams/${tenantId}/settings/remote-config`);
  await config.set({ enable_marketing_email: true }, { merge: true });
}

const tenantAuth = (tenantId: string) => getAuth(app()).tenantManager().authForTenant(tenantId);

const app = () => getApps()[0] ?? initializeApp({ projectId: PROJECT_ID });
