import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import type { RecordFile } from "@dure/domain/records/file/file";
import type { EntityId } from "@dure/domain/records/record/entity";
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { DropArea } from "./drop-area";
import { FilePreview } from "./file-preview";
import { FileRow } from "./file-row";
import { UploadRow } from "./upload-row";
import { useUploads } from "./use-uploads";

type FileSectionProps = { params: { entityId: EntityId; recordId: string }; files: readonly RecordFile[] };

/** The attachments of a record, newest first, below the running uploads. Files can be dropped here or chosen. */
export function FileSection({ params, files }: FileSectionProps) {
  const { t } = useTranslation("records");
  const input = useRef<HTMLInputElement>(null);
  const { uploads, start, retry } = useUploads(params, files);
  const [shownId, setShownId] = useState<string>();
  return (
    <DropArea label={t("file.dropHere")} onDrop={start}>
      <Flex gap="3" rowGap="1" align="center" wrap="wrap" mb="2">
        <Button variant="outline" size="xs" onClick={() => input.current?.click()}>
          <Upload aria-hidden />
          {t("file.choose")}
        </Button>
        <Text textStyle="xs" color="fg.muted">
          {t("file.hint")}
        </Text>
      </Flex>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t("file.choose")}
        onChange={({ target }) => {
          start([...(target.files ?? [])]);
          // The same file may be chosen again after a failure.
          target.value = "";
        }}
      />
      {files.length + uploads.length === 0 && (
        <Text color="fg.muted" py="2">
          {t("file.empty")}
        </Text>
      )}
      <Stack as="ul" gap="0" listStyleType="none" aria-label={t("file.title")}>
        {uploads.toReversed().map((upload) => (
          <UploadRow key={upload.id} upload={upload} onRetry={() => retry(upload)} />
        ))}
        {files.map((file) => (
          <FileRow key={file.id} file={file} params={params} onOpen={() => setShownId(file.id)} />
        ))}
      </Stack>
      <FilePreview files={files} params={params} shownId={shownId} onShow={setShownId} />
    </DropArea>
  );
}
