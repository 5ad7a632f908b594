import { Center, chakra, Spinner } from "@chakra-ui/react";
import type { RecordFile } from "@dure/domain/records/file/file";
import { previewTypeOf } from "@dure/domain/records/file/file-name";
import { useTranslation } from "react-i18next";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { DownloadButton } from "./download-button";
import { fileIcon } from "./file-icon";
import { type FileParams, usePreviewUrl } from "./file-queries";
import { ImageViewer } from "./image-viewer";

/** The content of a file, if the browser can show its format. */
export function FileContent({ file: { filename }, params }: { file: RecordFile; params: FileParams }) {
  const { t } = useTranslation("records");
  const type = previewTypeOf(filename);
  const { data, error, refetch } = usePreviewUrl(params, type !== undefined);
  const bare = useRemoteFlag("hide_record_download_button");

  if (!type) {
    return (
      <Center flex="1">
        <EmptyState
          icon={fileIcon(filename)}
          title={t("file.noPreview")}
          description={t("file.noPreviewHint")}
          action={<DownloadButton params={params} />}
        />
      </Center>
    );
  }
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <Center flex="1" role="status">
        <Spinner aria-label={t("file.loading")} />
      </Center>
    );
  }
  if (type === "application/pdf") {
    // The browser's viewer has a download button of its own, in its toolbar.
    return (
      <chakra.iframe src={`${data.url}${bare ? "#toolbar=0" : ""}`} title={filename} flex="1" minH="0" border="0" />
    );
  }
  return <ImageViewer src={data.url} alt={filename} />;
}
