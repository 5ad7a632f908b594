import { AspectRatio, Box, Button, HStack, Image, Stack, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { drawShareImage } from "./draw-share-image";
import { IMAGE_TYPES, type ImageKind } from "./share-image";
import type { ShareImage } from "./share-queries";
import { useImageUrl } from "./use-image-url";
import { useShareErrorText } from "./use-share-error-text";

type ImageFieldProps = { kind: ImageKind; value: ShareImage; onChange: (image: ShareImage) => void };

/** Chooses, previews or removes an image; it is uploaded when the settings are saved. */
export function ImageField({ kind, value, onChange }: ImageFieldProps) {
  const { t } = useTranslation("routing");
  const errorText = useShareErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<unknown>();
  const url = useImageUrl(value);
  const label = t(`share.${kind}.label`);

  const choose = async (file: File) => {
    try {
      await drawShareImage(kind, file);
      setError(undefined);
      onChange(file);
    } catch (fault) {
      setError(fault);
    }
  };
  return (
    <Stack gap="2" role="group" aria-label={label}>
      <Text textStyle="sm" fontWeight="medium">
        {label}
      </Text>
      {url && kind === "og_image" && (
        <AspectRatio ratio={1200 / 630} maxW="xs" rounded="l2" overflow="hidden" borderWidth="1px">
          <Image src={url} alt="" objectFit="cover" />
        </AspectRatio>
      )}
      <HStack gap="2" wrap="wrap">
        {url && kind === "favicon" && <Image src={url} alt="" boxSize="8" rounded="l1" borderWidth="1px" />}
        <Button variant="outline" onClick={() => input.current?.click()}>
          {t(value ? "share.changeImage" : "share.chooseImage")}
        </Button>
        {value && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            {t("share.removeImage")}
          </Button>
        )}
      </HStack>
      <Text textStyle="xs" color="fg.muted">
        {t(`share.${kind}.hint`)}
      </Text>
      {error !== undefined && (
        <Box role="alert" textStyle="xs" color="fg.error">
          {errorText(error)}
        </Box>
      )}
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept={IMAGE_TYPES.join()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          // The same file may be chosen again after a failure.
          target.value = "";
        }}
      />
    </Stack>
  );
}
