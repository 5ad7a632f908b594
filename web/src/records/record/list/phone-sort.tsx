import { NativeSelect } from "@chakra-ui/react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useListedLabel } from "../../filter/use-listed-label";
import { readSorting, writeSorting } from "../../view/sorting-address";
import { useListParams } from "../../view/use-list-params";
import type { ListState } from "../../view/use-list-state";

/** The order of the list on a phone, where there are no columns to press. */
export const PhoneSort = memo(function PhoneSort({ list }: { list: ListState }) {
  const { t } = useTranslation("records");
  const label = useListedLabel();
  const { setSorting } = useListParams();
  const current = writeSorting(list.sorting);
  const fields = list.fields.all.filter(
    ({ identifier, sortable }) =>
      sortable && (list.columns.some(({ id }) => id === identifier) || identifier === list.sorting.identifier),
  );
  return (
    <NativeSelect.Root w="auto" hideFrom="md">
      <NativeSelect.Field
        aria-label={t("list.sort")}
        value={current}
        onChange={({ target }) => setSorting(readSorting(target.value) ?? null)}
      >
        {fields.flatMap((field) =>
          (["ASC", "DESC"] as const).map((direction) => {
            const value = writeSorting({ identifier: field.identifier, direction });
            return (
              <option key={value} value={value}>
                {`${label(field)} ${direction === "ASC" ? "↑" : "↓"}`}
              </option>
            );
          }),
        )}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
});
