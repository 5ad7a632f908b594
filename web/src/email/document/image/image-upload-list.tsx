import { Box, Button, CloseButton, Flex, Progress, Stack, Text } from "@chakra-ui/react";
import { AppError } from "@dure/domain/shared/error";
import type { Editor } from "@tiptap/react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useFileErrorText } from "../../../records/file/use-file-error-text";
import type { ImageUpload, ImageUploads } from "./image-uploads";

type ImageUploadListProps = { editor: Editor; uploads: ImageUploads };

/** The images that are not uploaded yet: how far they are, or why they failed. */
export function ImageUploadList({ editor, uploads }: ImageUploadListProps) {
  const { t } = useTranslation("email");
  const open = useSyncExternalStore(uploads.subscribe, uploads.all).filter(({ state }) => state !== "uploaded");
  if (open.length === 0) return null;
  const remove = ({ src }: ImageUpload) => {
    removeImage(editor, src);
    uploads.dismiss(src);
  };
  return (
    <Stack as="ul" listStyleType="none" gap="2" p="3" borderTopWidth="1px" aria-label={t("document.upload.list")}>
      {open.map((upload) => (
        <ImageUploadRow
          key={upload.src}
          upload={upload}
          onRetry={() => uploads.retry(upload.src)}
          onRemove={() => remove(upload)}
        />
      ))}
    </Stack>
  );
}

type ImageUploadRowProps = { upload: ImageUpload; onRetry: () => void; onRemove: () => void };

function ImageUploadRow({ upload, onRetry, onRemove }: ImageUploadRowProps) {
  const { t } = useTranslation(["email", "ui"]);
  const errorText = useFileErrorText();
  const { file, state, sent, error } = upload;
  const isFailed = state === "failed";
  // The last percent is the server's.
  const percent = Math.min(99, Math.floor((sent / Math.max(1, file.size)) * 100));
  return (
    <Flex as="li" gap="3" align="center" minW="0">
      <Box flex="1" minW="0">
        <Text truncate textStyle="sm">
          {file.name}
        </Text>
        {isFailed ? (
          <Text textStyle="xs" color="fg.error" role="alert">
            {errorText(error)}
          </Text>
        ) : (
          <Progress.Root value={percent} size="xs" aria-label={t("email:document.upload.sending", { name: file.name })}>
            <Progress.Track>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
        )}
      </Box>
      {isFailed && !(error instanceof AppError) && (
        <Button variant="outline" size="xs" onClick={onRetry}>
          {t("ui:retry")}
        </Button>
      )}
      <CloseButton size="xs" aria-label={t("email:document.upload.remove", { name: file.name })} onClick={onRemove} />
    </Flex>
  );
}

/** Takes the image out of the mail, wherever it stands. */
function removeImage(editor: Editor, src: string): void {
  const { tr } = editor.state;
  editor.state.doc.descendants((node, pos) => {
    if (node.type.name === "image" && node.attrs.src === src)
      tr.delete(tr.mapping.map(pos), tr.mapping.map(pos + node.nodeSize));
  });
  if (tr.docChanged) editor.view.dispatch(tr);
}
