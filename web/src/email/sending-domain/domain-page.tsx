import { Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { isRefusal } from "../../lib/call-error";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { PageHeader } from "../../ui/page-header";
import { SettingsSection } from "../../ui/settings-section";
import { MarketingLocked } from "../marketing-locked";
import { AddDomainForm } from "./add-domain-form";
import { DomainSections } from "./domain-sections";
import { SendersSection } from "./senders-section";
import { useSendingDomain } from "./sending-domain-queries";

/** Settings → Domain & Email: from which addresses the team's campaigns come. */
export function DomainPage() {
  const { t } = useTranslation("email");
  const isAdmin = useIsAdmin();
  const domain = useSendingDomain();
  const isLocked = isRefusal(domain.error, "PLAN_REQUIRED");
  const isWithout = domain.data === null;
  const fails = domain.isError && !isLocked;
  return (
    <>
      <PageHeader title={t("domain.title")} description={t("domain.description")} />
      {isLocked && <MarketingLocked />}
      {fails && <ErrorState error={domain.error} onRetry={domain.refetch} />}
      {domain.isPending && <ListSkeleton rows={4} />}
      {!isLocked && !isAdmin && <Text mb="4">{t("domain.readOnly")}</Text>}
      {isWithout && (
        <SettingsSection title={t("domain.section")} description={t("domain.sectionHint")}>
          {isAdmin ? (
            <AddDomainForm />
          ) : (
            <EmptyState title={t("domain.none.title")} description={t("domain.none.description")} />
          )}
        </SettingsSection>
      )}
      {domain.data && <DomainSections domain={domain.data} />}
      {(domain.data || isWithout) && <SendersSection domain={domain.data?.domain} />}
    </>
  );
}
