import { Textarea } from "@chakra-ui/react";
import { type Control, useController, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../ui/form/field-frame";
import { TextAreaField } from "../../ui/form/text-area-field";
import { TextField } from "../../ui/form/text-field";
import { BEST_DESCRIPTION, BEST_TITLE, type ShareValues } from "./share-form";

type ShareTextsProps = { control: Control<ShareValues, unknown, ShareValues> };

/** The titles and the description with their recommended lengths, and the script. */
export function ShareTexts({ control }: ShareTextsProps) {
  const { t } = useTranslation("routing");
  const { field, fieldState } = useController({ control, name: "script_code" });
  const written = useWatch({ control });
  const length = (text = "") => [...text].length;
  const titleHint = (text: string | undefined) => t("share.bestTitle", { length: length(text), best: BEST_TITLE });
  return (
    <>
      <TextField
        control={control}
        name="site_name"
        label={t("share.siteName")}
        hint={titleHint(written.site_name)}
        maxLength={200}
      />
      <TextField
        control={control}
        name="og_title"
        label={t("share.linkTitle")}
        hint={titleHint(written.og_title)}
        maxLength={200}
      />
      <TextAreaField
        control={control}
        name="og_description"
        label={t("share.linkDescription")}
        hint={t("share.bestDescription", { length: length(written.og_description), ...BEST_DESCRIPTION })}
      />
      <FieldFrame label={t("share.script.label")} hint={t("share.script.hint")} error={fieldState.error?.message}>
        <Textarea
          {...field}
          rows={5}
          fontFamily="mono"
          textStyle="xs"
          spellCheck={false}
          autoCapitalize="off"
          placeholder="<script>…</script>"
        />
      </FieldFrame>
    </>
  );
}
