import { browserPopupRedirectResolver, signInWithPopup } from "firebase/auth";
import { runtime } from "../../lib/firebase/runtime";
import type { AnswerChallenge } from "../second-factor/answer-challenge";
import { type ExternalProvider, providerOf } from "../session/external-provider";
import { OtherEmailError } from "../session/other-email-error";
import { startSession } from "../session/start-session";

const passOn: AnswerChallenge = (error) => Promise.reject(error);

/**
 * Signs in by an external provider's window.
 * @throws OtherEmailError if the chosen account is not the one whose e-mail was typed
 */
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
