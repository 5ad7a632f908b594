import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefusal } from "../../lib/call-error";
import { notify } from "../../ui/toast/notify";
import { answerChallenge } from "./answer-challenge";
import type { SecondFactorPrompt } from "./second-factor-prompt";

/**
 * Answers the identity service's question for a second factor by a dialog, which shows `question`. `answerChallenge`
 * passes on every other error of a sign-in.
 */
export function useSecondFactor() {
  const { t } = useTranslation("identity");
  const [question, setQuestion] = useState<SecondFactorPrompt>();
  return {
    question,
    answerChallenge: answerChallenge({
      show: setQuestion,
      onWrong: (kind) => notify.error({ title: t(kind === "code" ? "code.wrong" : "code.wrongRecovery") }),
      onQuota: (refusal) =>
        notify.error({ title: isRefusal(refusal, "A-PN-0016") ? refusal.message : t("code.tooMany") }),
    }),
  };
}
