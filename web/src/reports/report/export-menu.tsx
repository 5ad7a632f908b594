import { Button } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { download } from "../../lib/api";
import { saveFile } from "../../lib/http/create-download";
import { useMutation } from "../../lib/use-mutation";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { ActionMenu } from "../../ui/action-menu";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import type { RecordsOf } from "./report-queries";

type ExportMenuProps = { behind: RecordsOf; columns: readonly string[] };

const FORMATS = { excel: "xlsx", csv: "csv" } as const;

/** Saves the records behind a report as a file. Only admins may. */
export function ExportMenu({ behind, columns }: ExportMenuProps) {
  const { t } = useTranslation("reports");
  const errorText = useErrorText();
  const isAdmin = useIsAdmin();
  const isHidden = useRemoteFlag("hide_record_download_button");
  const save = useMutation({
    mutationFn: async (format: keyof typeof FORMATS) => {
      const { content, filter, part } = behind;
      const of = { setting: content.setting, dashboard_filter: filter, part };
      const body = { ...of, column_order: columns };
      saveFile(
        await download(`/reports/${content.type}/records/export?format=${format}`, body),
        `report.${FORMATS[format]}`,
      );
    },
    onError: (error) => notify.error({ title: errorText(error) }),
  });
  if (!isAdmin || isHidden) return null;
  return (
    <ActionMenu
      label={t("report.records.export")}
      actions={[
        { id: "excel", label: t("report.records.excel"), onSelect: () => save.mutate("excel") },
        { id: "csv", label: t("report.records.csv"), onSelect: () => save.mutate("csv") },
      ]}
      trigger={
        <Button size="sm" variant="outline" loading={save.isPending}>
          <Download aria-hidden />
          {t("report.records.export")}
        </Button>
      }
    />
  );
}
