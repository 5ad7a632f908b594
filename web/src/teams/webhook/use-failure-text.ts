import type { Attempt } from "@dure/domain/teams/webhook/delivery";
import { useTranslation } from "react-i18next";

/** The result of an attempt: the endpoint's status, or why there was no response. */
export function useFailureText(): (attempt: Pick<Attempt, "status" | "failure">) => string {
  const { t } = useTranslation("teams");
  return ({ status, failure }) =>
    failure ? t(`webhook.failure.${failure}`) : t("webhook.answered", { status: status ?? "" });
}
