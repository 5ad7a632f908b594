import type { FormMetadata } from "@dure/domain/routing/router/form";
import { useTranslation } from "react-i18next";
import { CheckInput } from "../../../ui/form/check-input";
import { TextInput } from "../../../ui/form/text-input";
import type { StepProps } from "../draft";
import { RouterZone } from "../router-zone";
import { ThankYouFields } from "./thank-you-fields";

const TOGGLES = [
  ["is_watermark_hidden", "build.hideWatermark", undefined],
  ["is_language_hidden", "build.hideLanguage", undefined],
  ["shows_progress", "build.showProgress", undefined],
  ["can_save", "build.canSave", "build.canSaveHint"],
] as const;

/** The texts around a form's questions, and the form's behavior. */
export function FormSettings({ draft, onChange }: Pick<StepProps, "draft" | "onChange">) {
  const { t } = useTranslation("routing");
  const { title, description, submit_text, thank_you } = draft.form.metadata;
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
      {TOGGLES.map(([name, label, hint]) => (
        <CheckInput
          key={name}
          label={t(label)}
          hint={hint && t(hint)}
          checked={draft.form.metadata[name]}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      <RouterZone draft={draft} onChange={onChange} />
      <ThankYouFields thankYou={thank_you} onChange={(value) => set({ thank_you: value })} />
    </>
  );
}
