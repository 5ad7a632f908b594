import type { Provider, Service } from "@dure/domain/teams/connection";
import { useTranslation } from "react-i18next";

/** What members call a provider's service: Microsoft's meetings are Teams, its calendar is Outlook. */
export function useServiceName(): (provider: Provider, service: Service) => string {
  const { t } = useTranslation("scheduling");
  return (provider, service) =>
    provider === "outlook" && service === "conferencing" ? t("location.teams") : t(`provider.${provider}`);
}
