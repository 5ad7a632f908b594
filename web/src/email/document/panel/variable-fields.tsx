import { needsFallback } from "@dure/domain/email/variable/variable";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../../ui/form/text-input";
import { setFallback } from "../set-fallback";

type VariableFieldsProps = { editor: Editor; id: string; fallback: string };

/** The text for recipients without a value. The whole mail shares it, wherever the variable occurs. */
export function VariableFields({ editor, id, fallback }: VariableFieldsProps) {
  const { t } = useTranslation("email");
  const [isTouched, setTouched] = useState(false);
  if (!needsFallback(id)) return null;
  return (
    <TextInput
      label={t("document.field.fallback")}
      hint={t("document.field.fallbackHint")}
      error={isTouched && fallback.trim() === "" ? t("document.field.fallbackMissing") : undefined}
      required
      maxLength={200}
      value={fallback}
      onBlur={() => setTouched(true)}
      onChange={(text) => setFallback(editor, id, text)}
    />
  );
}
