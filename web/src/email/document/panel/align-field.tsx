import type { Alignment } from "@dure/domain/email/document/document-values";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../../ui/form/select-input";

const ALIGNMENTS = ["left", "center", "right"] as const;

export function AlignField({ value, onChange }: { value: Alignment | null; onChange: (align: Alignment) => void }) {
  const { t } = useTranslation("email");
  return (
    <SelectInput<Alignment>
      label={t("document.field.align")}
      value={value ?? "left"}
      options={ALIGNMENTS.map((align) => ({ value: align, label: t(`document.align.${align}`) }))}
      onChange={onChange}
    />
  );
}
