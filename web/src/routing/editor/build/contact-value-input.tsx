import { useTranslation } from "react-i18next";
import { SelectInput } from "../../../ui/form/select-input";
import type { StepProps } from "../draft";
import { CONTACT_VALUES, contactValueOf, setContactValue } from "./questions";

type ContactValueInputProps = Pick<StepProps, "draft" | "onChange"> & { name: string };

/** Chooses which value of the contact an answer is: name, address, number, company or none. */
export function ContactValueInput({ draft, name, onChange }: ContactValueInputProps) {
  const { t } = useTranslation("routing");
  return (
    <SelectInput
      label={t("build.contactValue")}
      hint={t("build.contactValueHint")}
      value={contactValueOf(draft, name) ?? "none"}
      options={(["none", ...CONTACT_VALUES] as const).map((value) => ({ value, label: t(`build.contact.${value}`) }))}
      onChange={(value) => onChange((before) => setContactValue(before, name, value === "none" ? null : value))}
    />
  );
}
