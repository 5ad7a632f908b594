import type { Control, FieldValues, Path } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/form/text-field";

/** The name of a segment, in the forms that make or rename one. */
export function SegmentNameField<Form extends FieldValues>({
  control,
  name,
}: {
  control: Control<Form>;
  name: Path<Form>;
}) {
  const { t } = useTranslation("email");
  return (
    <TextField
      control={control}
      name={name}
      label={t("segments.column.name")}
      whenEmpty={t("segments.nameEmpty")}
      required
      autoFocus
    />
  );
}
