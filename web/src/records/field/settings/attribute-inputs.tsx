import { CreatableType } from "@dure/domain/records/field/custom-field";
import type { Field } from "@dure/domain/records/field/field";
import { canBeUnique } from "@dure/domain/records/field/field-attributes";
import { ENTITIES } from "@dure/domain/records/record/entity";
import { useTranslation } from "react-i18next";
import { CheckboxField } from "../../../ui/form/checkbox-field";
import { ReadOnlyField } from "../../../ui/form/read-only-field";
import { SelectField } from "../../../ui/form/select-field";
import { OptionsEditor } from "./options-editor";
import type { DraftForm } from "./use-field-form";

const PRECISIONS = ["0", "1", "2", "3", "4"].map((value) => ({ value, label: value }));

/** The inputs of a type's attributes. Those that stored values depend on can only be set for a new field. */
export function AttributeInputs({ form, field }: { form: DraftForm; field: Field | undefined }) {
  const { t } = useTranslation("records");
  const { control } = form;
  const type = form.watch("type");
  const creatable = CreatableType.safeParse(type).data;
  switch (type) {
    case "select":
    case "multi-select":
      return <OptionsEditor form={form} />;
    case "currency":
      return (
        <>
          <SelectField
            control={control}
            name="code"
            label={t("fieldSettings.currency")}
            options={[
              { value: "KRW", label: "KRW (₩)" },
              { value: "USD", label: "USD ($)" },
            ]}
          />
          <SelectField control={control} name="precision" label={t("fieldSettings.precision")} options={PRECISIONS} />
        </>
      );
    case "percent":
      return (
        <SelectField control={control} name="precision" label={t("fieldSettings.precision")} options={PRECISIONS} />
      );
    case "many-to-one":
      return field ? (
        <ReadOnlyField label={t("fieldSettings.refersTo")} value={field.refer ? t(`entity.${field.refer}`) : ""} />
      ) : (
        <SelectField
          control={control}
          name="entity_type"
          label={t("fieldSettings.refersTo")}
          required
          options={ENTITIES.map((value) => ({ value, label: t(`entity.${value}`) }))}
        />
      );
    default:
      return (
        <>
          {type === "number" && (
            <SelectField control={control} name="precision" label={t("fieldSettings.precision")} options={PRECISIONS} />
          )}
          {!field && creatable && canBeUnique(creatable) && (
            <CheckboxField
              control={control}
              name="unique"
              label={t("fieldSettings.unique")}
              hint={t("fieldSettings.uniqueHint")}
            />
          )}
          {field?.attributes.unique && <ReadOnlyField label={t("fieldSettings.unique")} value={t("fieldValue.yes")} />}
        </>
      );
  }
}
