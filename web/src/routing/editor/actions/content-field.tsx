import { Input, Textarea } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";

type ContentFieldProps = {
  type: "text" | "redirection";
  value: string;
  placeholder?: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** The message that visitors read, or the address that they are redirected to. */
export function ContentField({ type, value, placeholder, error, onChange }: ContentFieldProps) {
  const { t } = useTranslation("routing");
  if (type === "text")
    return (
      <FieldFrame label={t("actions.message")} required error={error}>
        <Textarea
          autoresize
          rows={3}
          maxLength={2000}
          placeholder={placeholder ?? t("actions.messagePlaceholder")}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </FieldFrame>
    );
  return (
    <FieldFrame label={t("actions.url")} hint={t("actions.urlHint")} required error={error}>
      <Input
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={2000}
        value={value}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    </FieldFrame>
  );
}
