import { NativeSelect } from "@chakra-ui/react";
import { GROUPABLE_TYPES } from "@dure/domain/records/group/aggregate-spec";
import { useTranslation } from "react-i18next";
import { useListedLabel } from "../../../filter/use-listed-label";
import type { ListState } from "../../../view/use-list-state";

type GroupSelectProps = { list: ListState; value: string; onChange: (identifier: string) => void };

/** Chooses the field that groups the list. */
export function GroupSelect({ list, value, onChange }: GroupSelectProps) {
  const { t } = useTranslation("records");
  const label = useListedLabel();
  const fields = list.fields.all.filter(
    // What can't be sorted by, such as masked values and visits, has no groups either.
    ({ type, identifier, sortable }) => sortable && GROUPABLE_TYPES.has(type) && !identifier.includes(":"),
  );
  return (
    <NativeSelect.Root w="auto" maxW="12rem" hideBelow="md">
      <NativeSelect.Field aria-label={t("group.by")} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t("group.none")}</option>
        {fields.map((field) => (
          <option key={field.identifier} value={field.identifier}>
            {t("group.field", { label: label(field) })}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
