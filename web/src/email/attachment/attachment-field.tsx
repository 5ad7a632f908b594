import { Button, CloseButton, Flex, Stack, Text } from "@chakra-ui/react";
import type { MailAttachment } from "@dure/domain/email/attachment/mail-attachment";
import { Paperclip } from "lucide-react";
import { useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { FileUploadRow } from "../upload/file-upload-row";
import { useAttachmentUploads } from "./use-attachment-uploads";

type AttachmentFieldProps = { value: readonly MailAttachment[]; onChange: (files: MailAttachment[]) => void };

/** The files that a mail carries (docs/product/email.md#attachments). */
export function AttachmentField({ value, onChange }: AttachmentFieldProps) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const uploads = useAttachmentUploads(value, onChange);
  const open = useSyncExternalStore(uploads.subscribe, uploads.all).filter(({ state }) => state !== "uploaded");
  return (
    <Stack gap="2" role="group" aria-label={t("attachment.title")}>
      <Text fontWeight="medium" textStyle="sm">
        {t("attachment.title")}
      </Text>
      {value.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="1" aria-label={t("attachment.list")}>
          {value.map(({ id, filename, size }) => (
            <Flex as="li" key={id} gap="3" align="center" minW="0">
              <Text truncate textStyle="sm" flex="1">
                {filename}
              </Text>
              <Text textStyle="xs" color="fg.muted" flexShrink="0">
                {format.bytes(size)}
              </Text>
              <CloseButton
                size="xs"
                aria-label={t("attachment.remove", { name: filename })}
                onClick={() => onChange(value.filter((one) => one.id !== id))}
              />
            </Flex>
          ))}
        </Stack>
      )}
      {open.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="2" aria-label={t("attachment.open")}>
          {open.map((upload) => (
            <FileUploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload.key)}
              onRemove={() => uploads.dismiss(upload.key)}
            />
          ))}
        </Stack>
      )}
      <Flex gap="3" align="center" wrap="wrap">
        <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
          <Paperclip aria-hidden />
          {t("attachment.add")}
        </Button>
        <Text textStyle="xs" color="fg.muted">
          {t("attachment.hint")}
        </Text>
      </Flex>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label={t("attachment.add")}
        onChange={({ target }) => {
          for (const file of target.files ?? []) uploads.begin(file);
          // The same file may be chosen again after a failure.
          target.value = "";
        }}
      />
    </Stack>
  );
}
