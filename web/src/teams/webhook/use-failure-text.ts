import type { Attempt } from "@dure/domain/teams/webhook/delivery";
import { useTranslation } from "react-i18next";

/** What a call came to: the server's status, or why there was no answer. */
export function useFailureText(): (attempt: Pick<Attempt, "status" | "failure">) => string {
  const { t } = useTranslation("teams");
  return ({ status, failure }) =>
    failure ? t(`webhook.failure.${failure}`) : t("webhook.answered", { status: status ?? "" });
}
