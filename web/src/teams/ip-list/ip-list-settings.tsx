import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { SettingsSection } from "../../ui/settings-section";
import { IpListForm } from "./ip-list-form";
import { useIpList } from "./ip-list-queries";

/** An admin's list of the addresses from which the team may be used. */
export function IpListSettings() {
  const { t } = useTranslation("teams");
  const list = useIpList();
  return (
    <SettingsSection title={t("ipList.title")} description={t("ipList.hint")}>
      {list.isPending && <ListSkeleton rows={2} />}
      {list.isError && <ErrorState error={list.error} onRetry={list.refetch} />}
      {list.data && <IpListForm list={list.data} />}
    </SettingsSection>
  );
}
