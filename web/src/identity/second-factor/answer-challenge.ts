import { FirebaseError } from "firebase/app";
import {
  getMultiFactorResolver,
  type MultiFactorError,
  TotpMultiFactorGenerator,
  type UserCredential,
} from "firebase/auth";
import { runtime } from "../../lib/firebase/runtime";
import { reportWrongCode } from "./report-wrong-code";
import { type Answer, resolveSecondFactor } from "./resolve-second-factor";
import type { SecondFactorPrompt } from "./second-factor-prompt";

type Asking = {
  /** Shows a question in the dialog; undefined closes it. */
  show: (question: SecondFactorPrompt | undefined) => void;
  onWrong?: (kind: "code" | "recovery") => void;
  onQuota: (refusal: unknown) => void;
};

/** Signs in with a recovery code, if the sign-in allows one. */
export type Recover = (code: string) => Promise<UserCredential>;

/** Answers the question for a second factor; rethrows any other error. */
export type AnswerChallenge = (error: unknown) => Promise<UserCredential>;

/** Creates the handler for a sign-in whose account has a second factor. */
export type Challenge = (recover?: Recover) => AnswerChallenge;

const isMultiFactorError = (error: unknown): error is MultiFactorError =>
  error instanceof FirebaseError && error.code === "auth/multi-factor-auth-required";

/**
 * Answers the identity service's question for a second factor by asking the user, and passes on every other error of a
 * sign-in.
 */
export const answerChallenge =
  ({ show, onWrong, onQuota }: Asking) =>
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
            show(undefined);
            resolve(answer);
          };
          show({ failed, canRecover: recover !== undefined, onAnswer });
        }),
      enter: ({ kind, code }) =>
        kind === "recovery" && recover ? recover(code) : resolver.resolveSignIn(assertionForSignIn(factor, code)),
      onWrong: ({ kind, code }) => {
        onWrong?.(kind);
        if (kind === "code") void reportWrongCode(resolver, error, { factor, code });
      },
      onQuota,
    });
  };
