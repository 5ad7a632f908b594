import { NAME_FIELDS } from "@dure/domain/records/field/built-in-fields";
import type { Field } from "@dure/domain/records/field/field";
import { type EntityId, kindOf } from "@dure/domain/records/record/entity";
import { useTranslation } from "react-i18next";
import { CheckboxField } from "../../../ui/form/checkbox-field";
import { ReadOnlyField } from "../../../ui/form/read-only-field";
import { TextAreaField } from "../../../ui/form/text-area-field";
import { TextField } from "../../../ui/form/text-field";
import { useFieldLabel } from "../use-field-label";
import { AttributeInputs } from "./attribute-inputs";
import { DefaultValueInput } from "./default-value-input";
import { TypePicker } from "./type-picker";
import type { DraftForm } from "./use-field-form";

type FieldInputsProps = { entity: EntityId; field: Field | undefined; form: DraftForm };

/** The inputs for a field's settings; of a built-in field, only those that a team may change. */
export function FieldInputs({ entity, field, form }: FieldInputsProps) {
  const { t } = useTranslation("records");
  const labelOf = useFieldLabel();
  const { control } = form;
  const isCustom = field === undefined || field.category === "custom";
  const isName = field !== undefined && field.id === NAME_FIELDS[kindOf(entity)] && !isCustom;
  return (
    <>
      {isCustom ? (
        <TextField
          control={control}
          name="label"
          label={t("fieldSettings.label")}
          required
          autoFocus
          autoComplete="off"
          maxLength={100}
        />
      ) : (
        <ReadOnlyField label={t("fieldSettings.label")} value={labelOf(field)} hint={t("fieldSettings.labelFixed")} />
      )}
      {field ? (
        <ReadOnlyField
          label={t("fieldSettings.type")}
          value={t(`fieldType.${field.type}`)}
          hint={t("fieldSettings.typeFixed")}
        />
      ) : (
        <TypePicker form={form} />
      )}
      <AttributeInputs form={form} field={field} />
      <DefaultValueInput entity={entity} field={field} form={form} />
      <TextAreaField
        control={control}
        name="caption"
        label={t("fieldSettings.caption")}
        hint={t("fieldSettings.captionHint")}
        rows={2}
      />
      <TextAreaField
        control={control}
        name="description"
        label={t("fieldSettings.description")}
        hint={t("fieldSettings.descriptionHint")}
        rows={2}
      />
      <CheckboxField
        control={control}
        name="required"
        label={t("fieldSettings.required")}
        hint={isName ? t("fieldSettings.nameRequired") : t("fieldSettings.requiredHint")}
        disabled={isName}
      />
    </>
  );
}
