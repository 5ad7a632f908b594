import { NativeSelect } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { ValueEditorProps } from "./value-editor-props";

/** Whether a box is ticked. */
export function FlagEditor({ value, onChange }: ValueEditorProps) {
  const { t } = useTranslation("records");
  return (
    <NativeSelect.Root>
      <NativeSelect.Field
        aria-label={t("filter.value")}
        value={String(value ?? "")}
        onChange={({ target }) => onChange(target.value === "" ? undefined : target.value === "true")}
      >
        <option value="">{t("filter.choose")}</option>
        <option value="true">{t("filter.checked")}</option>
        <option value="false">{t("filter.unchecked")}</option>
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
