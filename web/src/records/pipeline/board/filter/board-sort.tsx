import { NativeSelect } from "@chakra-ui/react";
import type { Sorting } from "@dure/domain/records/filter/filter";
import { useTranslation } from "react-i18next";
import { useListedFields } from "../../../filter/listed-fields";
import { useListedLabel } from "../../../filter/use-listed-label";
import { readSorting, writeSorting } from "../../../view/sorting-address";

/** The orders that a board offers, as fields of the deal. */
const ORDERS: readonly Sorting[] = [
  { identifier: "contract_amount", direction: "DESC" },
  { identifier: "close_date", direction: "ASC" },
  { identifier: "stage_entered_at", direction: "ASC" },
  { identifier: "created_at", direction: "DESC" },
  { identifier: "deal_name", direction: "ASC" },
];

type BoardSortProps = { pipelineId: string; value: string | null; onSort: (sorting: Sorting | null) => void };

/** Chooses the order of the cards in each column. By default, the most recently updated ones come first. */
export function BoardSort({ pipelineId, value, onSort }: BoardSortProps) {
  const { t } = useTranslation("records");
  const label = useListedLabel();
  const { data: fields } = useListedFields("deal", pipelineId);
  const options = ORDERS.flatMap((sorting) => {
    const field = fields?.byId.get(sorting.identifier);
    return field?.sortable ? [{ value: writeSorting(sorting), label: label(field) }] : [];
  });
  return (
    <NativeSelect.Root w="auto">
      <NativeSelect.Field
        aria-label={t("board.sort")}
        value={value ?? ""}
        onChange={({ target }) => onSort(readSorting(target.value) ?? null)}
      >
        <option value="">{t("board.latest")}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
