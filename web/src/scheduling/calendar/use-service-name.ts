import type { Provider, Service } from "@dure/domain/teams/connection";
import { useTranslation } from "react-i18next";

/** What members call a provider's service: Microsoft's meetings are Teams, its calendar is Outlook, Google's mailbox is Gmail. */
export function useServiceName(): (provider: Provider, service: Service) => string {
  const { t } = useTranslation("scheduling");
  return (provider, service) => {
    if (provider === "outlook" && service === "conferencing") return t("location.teams");
    if (service === "email" && (provider === "google" || provider === "outlook")) return t(`mailbox.${provider}`);
    return t(`provider.${provider}`);
  };
}
