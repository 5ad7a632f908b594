import type { FormMetadata } from "@dure/domain/routing/router/form";
import { useTranslation } from "react-i18next";
import { CheckInput } from "../../../ui/form/check-input";
import { TextInput } from "../../../ui/form/text-input";
import type { StepProps } from "../draft";

/** The form's texts around the questions. */
export function FormSettings({ draft, onChange }: Pick<StepProps, "draft" | "onChange">) {
  const { t } = useTranslation("routing");
  const { title, description, submit_text, is_watermark_hidden } = draft.form.metadata;
  const set = (changes: Partial<FormMetadata>) =>
    onChange((before) => ({
      ...before,
      form: { ...before.form, metadata: { ...before.form.metadata, ...changes } },
    }));
  return (
    <>
      <TextInput
        label={t("build.formTitle")}
        maxLength={200}
        value={title}
        onChange={(value) => set({ title: value })}
      />
      <TextInput
        label={t("build.formDescription")}
        rows={3}
        maxLength={2000}
        value={description}
        onChange={(value) => set({ description: value })}
      />
      <TextInput
        label={t("build.submitText")}
        placeholder={t("build.submitDefault")}
        maxLength={60}
        value={submit_text}
        onChange={(value) => set({ submit_text: value })}
      />
      <CheckInput
        label={t("build.hideWatermark")}
        checked={is_watermark_hidden}
        onChange={(value) => set({ is_watermark_hidden: value })}
      />
    </>
  );
}
