import { Button, IconButton } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { type FileParams, useDownload } from "./file-queries";

type DownloadButtonProps = {
  params: FileParams;
  /** Shows only the icon. */
  compact?: boolean;
  /** The file's name, which tells the buttons of a list apart for screen readers. */
  name?: string;
};

/** Downloads a file; hidden if the team has switched downloads off. */
export function DownloadButton({ params, compact = false, name }: DownloadButtonProps) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const hidden = useRemoteFlag("hide_record_download_button");
  const download = useDownload(params);
  if (hidden) return null;
  const save = () =>
    download.mutate(undefined, {
      onError: (error) => notify.error({ title: t("file.downloadFailed"), description: errorText(error) }),
    });
  if (compact) {
    return (
      <IconButton
        variant="ghost"
        size="sm"
        aria-label={name ? `${t("file.download")}: ${name}` : t("file.download")}
        loading={download.isPending}
        onClick={save}
      >
        <Download />
      </IconButton>
    );
  }
  return (
    <Button variant="outline" loading={download.isPending} onClick={save}>
      <Download aria-hidden />
      {t("file.download")}
    </Button>
  );
}
