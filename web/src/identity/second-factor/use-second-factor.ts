import { FirebaseError } from "firebase/app";
import {
  getMultiFactorResolver,
  type MultiFactorError,
  TotpMultiFactorGenerator,
  type UserCredential,
} from "firebase/auth";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefusal } from "../../lib/call-error";
import { runtime } from "../../lib/firebase/runtime";
import { notify } from "../../ui/toast/notify";
import { reportWrongCode } from "./report-wrong-code";
import { type Answer, resolveSecondFactor } from "./resolve-second-factor";

/** The question for a code that the dialog shows. */
export type Question = {
  /** What was wrong when it was asked before. */
  failed: "code" | "recovery" | undefined;
  canRecover: boolean;
  onAnswer: (answer: Answer) => void;
};

/** Where a question may be answered by a recovery code, too. */
type Recover = (code: string) => Promise<UserCredential>;

const isMultiFactorError = (error: unknown): error is MultiFactorError =>
  error instanceof FirebaseError && error.code === "auth/multi-factor-auth-required";

/**
 * Answers the identity service's question for a second factor by a dialog, which shows `question`. `answerChallenge`
 * passes on every other error of a sign-in.
 */
export function useSecondFactor() {
  const { t } = useTranslation("identity");
  const [question, setQuestion] = useState<Question>();

  const answerChallenge =
    (recover?: Recover, auth = runtime().auth) =>
    async (error: unknown): Promise<UserCredential> => {
      if (!isMultiFactorError(error)) throw error;
      const resolver = getMultiFactorResolver(auth, error);
      const factor = resolver.hints[0]?.uid ?? "";
      const { assertionForSignIn } = TotpMultiFactorGenerator;
      return resolveSecondFactor({
        ask: (failed) =>
          new Promise<Answer>((resolve) => {
            const onAnswer = (answer: Answer) => {
              setQuestion(undefined);
              resolve(answer);
            };
            setQuestion({ failed, canRecover: recover !== undefined, onAnswer });
          }),
        enter: ({ kind, code }) =>
          kind === "recovery" && recover ? recover(code) : resolver.resolveSignIn(assertionForSignIn(factor, code)),
        onWrong: ({ kind, code }) => {
          notify.error({ title: t(kind === "code" ? "code.wrong" : "code.wrongRecovery") });
          if (kind === "code") void reportWrongCode(resolver, error, { factor, code });
        },
        onQuota: (refusal) =>
          notify.error({ title: isRefusal(refusal, "A-PN-0016") ? refusal.message : t("code.tooMany") }),
      });
    };
  return { question, answerChallenge };
}
