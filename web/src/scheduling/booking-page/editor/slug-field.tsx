import { Input } from "@chakra-ui/react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import type { SectionProps } from "../section-props";

/** The page's own part of its address; empty for the address by its id, which always works. */
export function SlugField({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name: "slug" });
  const { error } = fieldState;
  return (
    <FieldFrame
      label={t("slug.label")}
      hint={t("slug.hint")}
      disabled={disabled}
      error={error && (error.type === "server" ? error.message : t("slug.rule"))}
    >
      <Input
        {...field}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={40}
        placeholder="intro-call"
        value={field.value ?? ""}
        onChange={({ target }) => field.onChange(target.value === "" ? null : target.value)}
      />
    </FieldFrame>
  );
}
