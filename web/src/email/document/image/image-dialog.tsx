import { Button, Stack, Text } from "@chakra-ui/react";
import { MAIL_IMAGE_TYPES } from "@dure/domain/email/image/mail-image";
import { Upload } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { AddressDialog } from "../../../ui/rich-text/address-dialog";
import { isImageSource } from "../is-image-source";

type ImageDialogProps = {
  onFiles: (files: File[]) => void;
  onAddress: (src: string) => void;
  onClose: () => void;
};

/** Asks for an image: files to upload, or the address of one that is public already. */
export function ImageDialog({ onFiles, onAddress, onClose }: ImageDialogProps) {
  const { t } = useTranslation("email");
  const input = useRef<HTMLInputElement>(null);
  return (
    <AddressDialog
      title={t("document.image.title")}
      label={t("document.image.address")}
      hint={t("document.image.hint")}
      submit={t("document.image.insert")}
      wrong={t("document.image.wrong")}
      isAllowed={isImageSource}
      onApply={onAddress}
      onClose={onClose}
    >
      <Stack gap="1" align="start">
        <Button variant="outline" data-autofocus onClick={() => input.current?.click()}>
          <Upload aria-hidden />
          {t("document.image.choose")}
        </Button>
        <Text textStyle="xs" color="fg.muted">
          {t("document.image.chooseHint")}
        </Text>
      </Stack>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label={t("document.image.choose")}
        accept={MAIL_IMAGE_TYPES.join()}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          onClose();
        }}
      />
    </AddressDialog>
  );
}
