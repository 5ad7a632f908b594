import { IconButton } from "@chakra-ui/react";
import type { RecordFile } from "@dure/domain/records/file/file";
import type { EntityId } from "@dure/domain/records/record/entity";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DownloadButton } from "./download-button";
import { FileContent } from "./file-content";
import { PreviewDialog } from "./preview-dialog";

type FilePreviewProps = {
  files: readonly RecordFile[];
  params: { entityId: EntityId; recordId: string };
  shownId: string | undefined;
  onShow: (id: string | undefined) => void;
};

/** One of a record's files in a window, with the way to the previous and the next one. */
export function FilePreview({ files, params, shownId, onShow }: FilePreviewProps) {
  const { t } = useTranslation("records");
  const place = files.findIndex(({ id }) => id === shownId);
  const file = files[place];
  const about = { ...params, fileId: file?.id ?? "" };
  const step = (by: number) => {
    const next = files[place + by];
    if (next) onShow(next.id);
  };
  return (
    <PreviewDialog
      open={file !== undefined}
      title={file?.filename ?? ""}
      onClose={() => onShow(undefined)}
      controls={
        file && (
          <>
            <IconButton
              variant="ghost"
              size="sm"
              aria-label={t("file.previous")}
              disabled={place === 0}
              onClick={() => step(-1)}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              variant="ghost"
              size="sm"
              aria-label={t("file.next")}
              disabled={place === files.length - 1}
              onClick={() => step(1)}
            >
              <ChevronRight />
            </IconButton>
            <DownloadButton params={about} compact />
          </>
        )
      }
    >
      {file && <FileContent key={file.id} file={file} params={about} />}
    </PreviewDialog>
  );
}
