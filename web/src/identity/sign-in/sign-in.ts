import type { TenantInfo } from "@dure/domain/identity/sign-in";
import {
  browserPopupRedirectResolver,
  SAMLAuthProvider,
  signInWithEmailAndPassword,
  signInWithPopup,
} from "firebase/auth";
import { client } from "../../lib/api";
import { runtime } from "../../lib/firebase/runtime";
import type { Challenge } from "../second-factor/answer-challenge";
import type { ExternalProvider } from "../session/external-provider";
import { startSession } from "../session/start-session";
import { providerSession } from "./provider-session";

type Credentials = { email: string; password: string };
/** A provider of the team at this address. */
type Sso = { tenant_id: string; id: string };
/** Without an e-mail the account is one of the team at this address. */
type External = { email: string; provider: ExternalProvider; here: TenantInfo | undefined };

/**
 * Without a team in the address, the provider's popup has to name the e-mail: the refusal of this sign-in says which
 * account it is.
 */
const NO_TENANT = { tenant_id: null };

const enter = ({ email, password }: Credentials) => signInWithEmailAndPassword(runtime().auth, email, password);

/**
 * Signs in by password, by an external provider, or by the team's own provider. Outside the account's team address, the
 * session begins here and is handed over to that address (use-team-in-address.ts).
 */
export const signIn = {
  async byPassword(body: Credentials, challenge: Challenge): Promise<void> {
    const tenant = await client.identity.checkPassword({ body });
    const recover = async (code: string) => {
      await client.identity.recoverSignIn({ body: { ...body, code } });
      return enter(body);
    };
    await startSession(tenant, () => enter(body).catch(challenge(recover)));
  },

  async byProvider({ email, provider, here }: External, challenge: Challenge): Promise<void> {
    const tenant =
      email === ""
        ? (here ?? NO_TENANT)
        : await client.identity.findTenant({ query: { email, provider: `${provider}.com` } });
    await providerSession(tenant, provider, email, challenge());
  },

  async bySaml({ tenant_id, id }: Sso, challenge: Challenge): Promise<void> {
    await startSession({ tenant_id }, () =>
      signInWithPopup(runtime().auth, new SAMLAuthProvider(id), browserPopupRedirectResolver).catch(challenge()),
    );
  },
};
