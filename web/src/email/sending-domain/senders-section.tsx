import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { SettingsSection } from "../../ui/settings-section";
import { SendersForm } from "./senders-form";
import { useSenders } from "./sending-domain-queries";

/** Who mails come from. @param domain the team's, if it has one */
export function SendersSection({ domain }: { domain: string | undefined }) {
  const { t } = useTranslation("email");
  const senders = useSenders();
  return (
    <SettingsSection title={t("domain.senders.title")} description={t("domain.senders.hint")}>
      {senders.isPending && <ListSkeleton rows={2} />}
      {senders.isError && <ErrorState error={senders.error} onRetry={senders.refetch} />}
      {senders.data && <SendersForm senders={senders.data} domain={domain} />}
    </SettingsSection>
  );
}
