import { FirebaseError } from "firebase/app";
import { isRefusal } from "../../lib/call-error";

/** 'OTP input canceled': the sign-in is given up without an error. */
export class SecondFactorCancelled extends Error {
  override readonly name = "SecondFactorCancelled";

  constructor() {
    super("OTP input cancelled");
  }
}

type Given = { kind: "code" | "recovery"; code: string };
export type Answer = Given | { kind: "cancelled" };

type Challenge<T> = {
  /** Asks the user for an answer. `failed`: the kind of the wrong answer before, whose error is shown. */
  ask: (failed: Given["kind"] | undefined) => Promise<Answer>;
  enter: (answer: Given) => Promise<T>;
  onWrong: (answer: Given) => unknown;
  onQuota: (error: unknown) => void;
};

const WRONG = ["auth/invalid-verification-code", "auth/code-expired", "auth/missing-verification-code"];
const QUOTA = ["auth/too-many-requests", "auth/quota-exceeded"];

const isOneOf = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof FirebaseError && codes.includes(error.code);

/**
 * Asks for a code until one is right (docs/product/identity.md#second-factor).
 * @throws SecondFactorCancelled if the user gives up, or too many codes were wrong
 */
export async function resolveSecondFactor<T>({ ask, enter, onWrong, onQuota }: Challenge<T>): Promise<T> {
  for (let failed: Given["kind"] | undefined; ; ) {
    const answer = await ask(failed);
    if (answer.kind === "cancelled") throw new SecondFactorCancelled();
    try {
      return await enter(answer);
    } catch (error) {
      if (isOneOf(error, QUOTA) || isRefusal(error, "A-PN-0016", "TOO_MANY_REQUESTS")) {
        onQuota(error);
        throw new SecondFactorCancelled();
      }
      if (!isOneOf(error, WRONG) && !isRefusal(error, "A-PN-0015")) throw error;
      onWrong(answer);
      failed = answer.kind;
    }
  }
}
