import type { FilterOperator, FilterValue } from "@dure/domain/records/filter/filter";
import type { ListedField } from "@dure/domain/records/filter/listed-field";

export type ValueEditorProps = {
  field: ListedField;
  operator: FilterOperator;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
};
