import { Textarea } from "@chakra-ui/react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import type { SectionProps } from "../section-props";

/** The answers to choose from, one a line. */
export function OptionsField({ control, disabled, index }: SectionProps & { index: number }) {
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name: `form.${index}.options` });
  const lines = (field.value ?? []) as string[];
  const tidy = () => {
    field.onChange([...new Set(lines.map((line) => line.trim()).filter(Boolean))]);
    field.onBlur();
  };
  return (
    <FieldFrame
      label={t("question.options")}
      hint={t("question.optionsHint")}
      required
      disabled={disabled}
      error={fieldState.error ? t("question.optionsRequired") : undefined}
    >
      <Textarea
        ref={field.ref}
        name={field.name}
        autoresize
        rows={3}
        value={lines.join("\n")}
        onChange={({ target }) => field.onChange(target.value.split("\n"))}
        onBlur={tidy}
      />
    </FieldFrame>
  );
}
