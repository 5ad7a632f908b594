import { TagsInput } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useTagTranslations } from "../../../ui/form/use-tag-translations";
import { typedNumber } from "./typed-editor";
import type { ValueEditorProps } from "./value-editor-props";
import { valueKind } from "./value-kind";

/** Several texts or numbers, each ended with Enter. */
export function TypedListEditor({ field, value, onChange }: ValueEditorProps) {
  const { t } = useTranslation("records");
  const translations = useTagTranslations();
  const isNumber = valueKind(field.type) === "number";
  const given = Array.isArray(value) ? value.map(String) : [];
  const change = (texts: string[]) => {
    const values = isNumber ? texts.map(typedNumber).filter((one) => one !== undefined) : texts;
    onChange(values.length > 0 ? (values as string[] | number[]) : undefined);
  };
  return (
    <TagsInput.Root
      size="sm"
      max={100}
      translations={translations}
      addOnPaste
      blurBehavior="add"
      value={given}
      onValueChange={(next) => change(next.value)}
    >
      <TagsInput.Label srOnly>{t("filter.values")}</TagsInput.Label>
      <TagsInput.Control>
        <TagsInput.Items />
        <TagsInput.Input placeholder={t("filter.addValue")} />
      </TagsInput.Control>
    </TagsInput.Root>
  );
}
