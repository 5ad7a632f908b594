import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../../identity/user/user-queries";
import { LockedView } from "../../../ui/locked-view";
import { PageHeader } from "../../../ui/page-header";
import { PipelineSettings } from "./pipeline-settings";

export function PipelineSettingsPage() {
  const { t } = useTranslation("records");
  return (
    <>
      <PageHeader title={t("pipelineSettings.page")} description={t("pipelineSettings.pageHint")} />
      {useIsAdmin() ? <PipelineSettings /> : <LockedView reason="role" />}
    </>
  );
}
