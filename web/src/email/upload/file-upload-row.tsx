import { Box, Button, CloseButton, Flex, Progress, Text } from "@chakra-ui/react";
import { AppError } from "@dure/domain/shared/error";
import { useTranslation } from "react-i18next";
import { useFileErrorText } from "../../records/file/use-file-error-text";
import type { FileUpload } from "./file-uploads";

type FileUploadRowProps = { upload: FileUpload<unknown>; onRetry: () => void; onRemove: () => void };

/** A file being uploaded: its progress, or why it failed. */
export function FileUploadRow({ upload, onRetry, onRemove }: FileUploadRowProps) {
  const { t } = useTranslation(["email", "ui"]);
  const errorText = useFileErrorText();
  const { file, state, sent, error } = upload;
  const isFailed = state === "failed";
  // The last percent is shown only once the server has processed the file.
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
          <Progress.Root value={percent} size="xs" aria-label={t("email:upload.sending", { name: file.name })}>
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
      <CloseButton size="xs" aria-label={t("email:upload.remove", { name: file.name })} onClick={onRemove} />
    </Flex>
  );
}
