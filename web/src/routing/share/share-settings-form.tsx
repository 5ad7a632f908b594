import { chakra, Grid } from "@chakra-ui/react";
import type { RouterItem } from "@dure/domain/routing/router";
import type { ShareConfigChanges } from "@dure/domain/routing/share-link";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useZodForm } from "../../ui/form/use-zod-form";
import { ImageField } from "./image-field";
import { ShareForm, shareValuesOf } from "./share-form";
import { SharePreview } from "./share-preview";
import type { ShareImage, ShareSettings } from "./share-queries";
import { ShareTexts } from "./share-texts";
import { useImageUrl } from "./use-image-url";

type ShareSettingsFormProps = {
  /** Of the form, whose button stands outside. */
  id: string;
  router: Pick<RouterItem, "title" | "link">;
  config: ShareConfigChanges;
  /** Whether something would be lost. */
  onDirty: (isDirty: boolean) => void;
  onSave: (settings: ShareSettings) => void;
};

/** The settings as they are changed, beside how the link will look. */
export function ShareSettingsForm({ id, router, config: loaded, onDirty, onSave }: ShareSettingsFormProps) {
  const { t } = useTranslation("routing");
  // What the server tells anew while somebody types doesn't change what the form began with.
  const [config] = useState(loaded);
  const [favicon, setFavicon] = useState<ShareImage>(config.favicon ?? null);
  const [image, setImage] = useState<ShareImage>(config.og_image ?? null);
  const { control, handleSubmit, formState } = useZodForm(ShareForm, {
    defaultValues: shareValuesOf(config),
    messages: { script_code: t("share.script.tooLong") },
  });
  const isDirty = formState.isDirty || favicon !== (config.favicon ?? null) || image !== (config.og_image ?? null);
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const written = useWatch({ control });
  const faviconUrl = useImageUrl(favicon);
  const imageUrl = useImageUrl(image);
  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) 18rem" }} gap="6">
      <chakra.form
        id={id}
        noValidate
        display="grid"
        gap="5"
        onSubmit={handleSubmit((values) => onSave({ values, favicon, og_image: image }))}
      >
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
  );
}
