import { Button, chakra, Grid, Stack } from "@chakra-ui/react";
import type { RouterItem } from "@dure/domain/routing/router";
import type { ShareConfigChanges } from "@dure/domain/routing/share-link";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { Modal } from "../../ui/modal";
import { notify } from "../../ui/toaster";
import { ImageField } from "./image-field";
import { ShareForm, shareValuesOf } from "./share-form";
import { SharePreview } from "./share-preview";
import { type ShareImage, useChangeShareConfig } from "./share-queries";
import { ShareTexts } from "./share-texts";
import { useImageUrl } from "./use-image-url";
import { useShareErrorText } from "./use-share-error-text";

type ShareSettingsFormProps = {
  router: Pick<RouterItem, "id" | "title" | "link">;
  config: ShareConfigChanges;
  onClose: () => void;
};

/** The settings as they are changed, beside how the link will look. */
export function ShareSettingsForm({ router, config, onClose }: ShareSettingsFormProps) {
  const { t } = useTranslation(["routing", "ui"]);
  const errorText = useShareErrorText();
  const id = useId();
  const change = useChangeShareConfig(router.id);
  const [favicon, setFavicon] = useState<ShareImage>(config.favicon ?? null);
  const [image, setImage] = useState<ShareImage>(config.og_image ?? null);
  const { control, handleSubmit } = useZodForm(ShareForm, {
    defaultValues: shareValuesOf(config),
    messages: { script_code: t("share.script.tooLong") },
  });
  const written = useWatch({ control });
  const faviconUrl = useImageUrl(favicon);
  const imageUrl = useImageUrl(image);

  const submit = handleSubmit((values) =>
    change.mutate(
      { values, favicon, og_image: image },
      {
        onSuccess: () => {
          notify.success({ title: t("ui:saved") });
          onClose();
        },
      },
    ),
  );
  return (
    <Modal
      open
      size="lg"
      title={t("share.title")}
      onClose={onClose}
      footer={
        <Stack w="full" gap="3">
          <FormError error={change.error && errorText(change.error)} />
          <Button type="submit" form={id} alignSelf="flex-end" loading={change.isPending}>
            {t("ui:save")}
          </Button>
        </Stack>
      }
    >
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) 18rem" }} gap="6">
        <chakra.form id={id} noValidate display="grid" gap="5" onSubmit={submit}>
          <ImageField kind="favicon" value={favicon} onChange={setFavicon} />
          <ImageField kind="og_image" value={image} onChange={setImage} />
          <ShareTexts control={control} />
        </chakra.form>
        <SharePreview
          link={router.link}
          siteName={written.site_name ?? ""}
          title={written.og_title || router.title}
          description={written.og_description ?? ""}
          faviconUrl={faviconUrl}
          imageUrl={imageUrl}
        />
      </Grid>
    </Modal>
  );
}
