import { NativeSelect } from "@chakra-ui/react";
import type { FormFieldType } from "@dure/domain/scheduling/booking-page/booking-form";
import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFields } from "../../../records/field/field-queries";
import { useFieldLabel } from "../../../records/field/use-field-label";
import { FieldFrame } from "../../../ui/form/field-frame";
import type { SectionProps } from "../section-props";
import { mappableFields } from "./mappable-fields";

type MappingFieldProps = SectionProps & { name: string; type: FormFieldType };

/** Which field of the lead or deal keeps the answer. */
export function MappingField({ control, disabled, name, type }: MappingFieldProps) {
  const { t } = useTranslation("scheduling");
  const labelOf = useFieldLabel();
  const target = useWatch({ control, name: "form_submissions_mapping" });
  const { data: fields = [] } = useFields(target.record_type_id ? "deal" : "lead");
  const { field } = useController({ control, name: "form_field_mapping" });
  const mapping = (field.value ?? {}) as Record<string, string>;
  const chosen = mapping[name] ?? "";
  const choices = mappableFields(type, fields);
  const isKnown = chosen === "" || choices.some(({ id }) => id === chosen);
  const choose = (id: string) => {
    const { [name]: _, ...others } = mapping;
    field.onChange(id ? { ...others, [name]: id } : others);
  };
  return (
    <FieldFrame label={t("question.mapping")} hint={t("question.mappingHint")} disabled={disabled}>
      <NativeSelect.Root disabled={disabled}>
        <NativeSelect.Field value={chosen} onBlur={field.onBlur} onChange={({ target }) => choose(target.value)}>
          <option value="">{t("question.unmapped")}</option>
          {!isKnown && <option value={chosen}>{t("question.mappedGone")}</option>}
          {choices.map((one) => (
            <option key={one.id} value={one.id}>
              {labelOf(one)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}
