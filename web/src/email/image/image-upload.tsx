import { Button, HStack, Image, Stack, Text } from "@chakra-ui/react";
import { MAIL_IMAGE_TYPES } from "@dure/domain/email/image/mail-image";
import { Upload } from "lucide-react";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ImageUploadProps } from "../../lib/area-parts";
import { useFileErrorText } from "../../records/file/use-file-error-text";
import { useImageUpload } from "./use-image-upload";

/** A public image of the team: uploaded at once, and kept when what shows it is saved. */
export function ImageUpload({ label, value, disabled, onChange }: ImageUploadProps) {
  const { t } = useTranslation("email");
  const errorText = useFileErrorText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { upload, isSending, error } = useImageUpload(onChange);
  return (
    <Stack gap="2" role="group" aria-labelledby={id}>
      <Text id={id} fontWeight="medium" textStyle="sm">
        {label}
      </Text>
      {value && <Image src={value} alt={label} maxW="full" maxH="24" objectFit="contain" alignSelf="flex-start" />}
      <HStack gap="2" wrap="wrap">
        <Button
          variant="outline"
          size="sm"
          disabled={disabled}
          loading={isSending}
          onClick={() => input.current?.click()}
        >
          <Upload aria-hidden />
          {t(value ? "imageUpload.change" : "imageUpload.choose")}
        </Button>
        {value && (
          <Button variant="ghost" size="sm" disabled={disabled} onClick={() => onChange(null)}>
            {t("imageUpload.remove")}
          </Button>
        )}
      </HStack>
      <Text textStyle="xs" color="fg.muted">
        {t("imageUpload.hint")}
      </Text>
      {error !== undefined && (
        <Text role="alert" textStyle="xs" color="fg.error">
          {errorText(error)}
        </Text>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={MAIL_IMAGE_TYPES.join(",")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload(file);
          target.value = "";
        }}
      />
    </Stack>
  );
}
