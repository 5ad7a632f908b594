import { Button, chakra, HStack, Image, Stack, Text } from "@chakra-ui/react";
import type { Brand } from "@dure/domain/email/brand/brand";
import { MAIL_IMAGE_TYPES } from "@dure/domain/email/image/mail-image";
import { Upload } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFileErrorText } from "../../records/file/use-file-error-text";
import { useTeam } from "../../teams/team/team-queries";
import { TextInput } from "../../ui/form/text-input";
import { NumberInput } from "../document/panel/number-input";
import { useImageUpload } from "../image/use-image-upload";

const WIDTH = { initial: 140, min: 16, max: 400 };

type LogoFieldProps = { value: Brand["logo"]; onChange: (logo: Brand["logo"]) => void };

/** The logo: uploaded at once, and used when the brand is saved. */
export function LogoField({ value, onChange }: LogoFieldProps) {
  const { t } = useTranslation("email");
  const { displayName } = useTeam();
  const errorText = useFileErrorText();
  const input = useRef<HTMLInputElement>(null);
  const { upload, isSending, error } = useImageUpload((src) =>
    onChange({ alt: displayName, width: WIDTH.initial, ...value, src }),
  );
  return (
    <Stack gap="2" role="group" aria-label={t("brand.logo")}>
      <Text fontWeight="medium" textStyle="sm">
        {t("brand.logo")}
      </Text>
      {value && <Image src={value.src} alt={value.alt} maxW="full" w={`${value.width}px`} alignSelf="flex-start" />}
      <HStack gap="2" wrap="wrap">
        <Button variant="outline" size="sm" loading={isSending} onClick={() => input.current?.click()}>
          <Upload aria-hidden />
          {t(value ? "brand.changeLogo" : "brand.chooseLogo")}
        </Button>
        {value && (
          <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
            {t("brand.removeLogo")}
          </Button>
        )}
      </HStack>
      <Text textStyle="xs" color="fg.muted">
        {t("brand.logoHint")}
      </Text>
      {error !== undefined && (
        <Text role="alert" textStyle="xs" color="fg.error">
          {errorText(error)}
        </Text>
      )}
      {value && (
        <HStack gap="2" align="start">
          <TextInput
            label={t("document.field.alt")}
            maxLength={100}
            value={value.alt}
            onChange={(alt) => onChange({ ...value, alt })}
          />
          <NumberInput
            label={t("document.field.width")}
            value={value.width}
            min={WIDTH.min}
            max={WIDTH.max}
            onChange={(width) => onChange({ ...value, width })}
          />
        </HStack>
      )}
      <chakra.input
        ref={input}
        hidden
        type="file"
        aria-label={t("brand.chooseLogo")}
        accept={MAIL_IMAGE_TYPES.join()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload(file);
          // The same file may be chosen again after a failure.
          target.value = "";
        }}
      />
    </Stack>
  );
}
