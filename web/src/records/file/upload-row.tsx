import { Box, Button, CloseButton, Flex, Progress, Text } from "@chakra-ui/react";
import { AppError } from "@dure/domain/shared/error";
import { UploadIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import type { Upload } from "./uploads";
import { useFileErrorText } from "./use-file-error-text";

/** An upload: its progress, or why it failed. */
export function UploadRow({ upload, onRetry }: { upload: Upload; onRetry: () => void }) {
  const { t } = useTranslation(["records", "ui"]);
  const format = useFormat();
  const errorText = useFileErrorText();
  const { filename, size, sent, error, cancel } = upload;
  const failed = error !== undefined;
  // The last percent is left for the server's part of the work.
  const percent = Math.min(99, size === 0 ? 99 : Math.floor((sent / size) * 100));
  return (
    <Flex as="li" gap="3" align="center" py="2" borderBottomWidth="1px" minW="0">
      <Box as={UploadIcon} boxSize="4" color={failed ? "fg.error" : "fg.muted"} flexShrink="0" aria-hidden />
      <Box flex="1" minW="0">
        <Flex gap="2" align="baseline">
          <Text truncate flex="1">
            {filename}
          </Text>
          {!failed && (
            <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums" flexShrink="0">
              {format.bytes(sent)} / {format.bytes(size)} · {percent}%
            </Text>
          )}
        </Flex>
        {failed ? (
          <Text textStyle="xs" color="fg.error" role="alert">
            {errorText(error)}
          </Text>
        ) : (
          <Progress.Root value={percent} size="xs" mt="1" aria-label={t("records:file.uploading", { name: filename })}>
            <Progress.Track>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
        )}
      </Box>
      {failed && !(error instanceof AppError) && (
        <Button variant="ghost" size="xs" onClick={onRetry}>
          {t("ui:retry")}
        </Button>
      )}
      <CloseButton
        size="xs"
        aria-label={t(failed ? "records:file.dismiss" : "records:file.cancel", { name: filename })}
        onClick={cancel}
      />
    </Flex>
  );
}
