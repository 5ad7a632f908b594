import type { Locale } from "@dure/domain/shared/text";
import { client, refusals } from "../../lib/api";
import { isRefusal } from "../../lib/call-error";
import type { Config } from "../../lib/firebase/config";
import { runtime, startRuntime } from "../../lib/firebase/runtime";
import { startTelemetry } from "../../lib/telemetry/start-telemetry";
import { answerChallenge, type Challenge } from "../second-factor/answer-challenge";
import type { SecondFactorPrompt } from "../second-factor/second-factor-prompt";
import { endOnServer } from "../session/end-on-server";
import { leaveSession } from "../session/leave-session";
import { explainFailure } from "../sign-in/explain-failure";
import { redirectToOwnTeam } from "../sign-in/redirect-to-own-team";
import { signIn } from "../sign-in/sign-in";
import { signUp } from "../sign-in/sign-up";

type Asking = {
  show: (question: SecondFactorPrompt | undefined) => void;
  tell: (text: string) => void;
  texts: { wrong: string; wrongRecovery: string; tooMany: string };
};

/**
 * What entry pages do with an account. It is fetched after the page is shown, because it brings in the SDK and the API
 * client.
 */
export const account = {
  signIn,
  signUp,
  explainFailure,
  redirectToOwnTeam,

  start(config: Config): void {
    startRuntime(config);
    startTelemetry(config);
  },

  /** Asks for a second factor by the page's own dialog. */
  challenge: ({ show, tell, texts }: Asking): Challenge =>
    answerChallenge({
      show,
      onWrong: (kind) => tell(kind === "code" ? texts.wrong : texts.wrongRecovery),
      onQuota: (refusal) => tell(isRefusal(refusal, "A-PN-0016") ? refusal.message : texts.tooMany),
    }),

  /** The e-mail of the signed-in user. */
  async signedInAs(): Promise<string | undefined> {
    const { auth } = runtime();
    await auth.authStateReady();
    return auth.currentUser?.email ?? undefined;
  },

  async signOut(): Promise<void> {
    await endOnServer(() => client.identity.signOut({}));
    await leaveSession();
  },

  /** Saves the chosen language for the signed-in user. */
  async keepLanguage(locale: Locale): Promise<void> {
    const uid = runtime().auth.currentUser?.uid;
    if (!uid) return;
    const { writeLanguageFlag } = await import("../../lib/firebase/language-flag");
    await writeLanguageFlag(uid, locale);
  },

  onRefusal: refusals.subscribe,
};
