import { chakra, Grid } from "@chakra-ui/react";
import type { RouterView } from "@dure/domain/routing/router/router";
import { linkTexts, type ShareConfigChanges } from "@dure/domain/routing/share-link/share-link";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useTeam } from "../../teams/team/team-queries";
import { useZodForm } from "../../ui/form/use-zod-form";
import { ImageField } from "./image-field";
import { ShareForm, shareValuesOf } from "./share-form";
import { SharePreview } from "./share-preview";
import type { ShareImage, ShareSettings } from "./share-queries";
import { ShareTexts } from "./share-texts";
import { useImageUrl } from "./use-image-url";

type ShareSettingsFormProps = {
  /** The form's id, because its submit button is outside of it. */
  id: string;
  router: Pick<RouterView, "form" | "link">;
  config: ShareConfigChanges;
  /** Whether there are unsaved changes. */
  onDirty: (isDirty: boolean) => void;
  onSave: (settings: ShareSettings) => void;
};

/** The share settings beside a preview of the link. */
export function ShareSettingsForm({ id, router, config: loaded, onDirty, onSave }: ShareSettingsFormProps) {
  const { t } = useTranslation("routing");
  // A refetch while the user types does not reset the form.
  const [config] = useState(loaded);
  const [favicon, setFavicon] = useState<ShareImage>(config.favicon ?? null);
  const [image, setImage] = useState<ShareImage>(config.og_image ?? null);
  const { control, handleSubmit, formState } = useZodForm(ShareForm, {
    draft: false,
    defaultValues: shareValuesOf(config),
    messages: { script_code: t("share.script.tooLong") },
  });
  const isDirty = formState.isDirty || favicon !== (config.favicon ?? null) || image !== (config.og_image ?? null);
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const written = useWatch({ control });
  const faviconUrl = useImageUrl(favicon);
  const imageUrl = useImageUrl(image);
  const team = useTeam();
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
        {...linkTexts(written, router.form.metadata, team.name || team.displayName)}
        faviconUrl={faviconUrl}
        imageUrl={imageUrl}
      />
    </Grid>
  );
}
