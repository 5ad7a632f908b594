import { ListEntityId } from "@dure/domain/records/record/entity";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../ui/form/select-input";

type EntitySelectProps = { value: ListEntityId; onChange: (entity: ListEntityId) => void };

/** What a report counts. */
export function EntitySelect({ value, onChange }: EntitySelectProps) {
  const { t } = useTranslation("reports");
  return (
    <SelectInput
      label={t("report.object")}
      value={value}
      options={ListEntityId.options.map((entity) => ({ value: entity, label: t(`report.entity.${entity}`) }))}
      onChange={onChange}
    />
  );
}
