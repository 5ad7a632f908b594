import type { Field } from "@dure/domain/records/field/field";
import type { OptionColor } from "@dure/domain/records/field/option-color";

/** An option's label and color, and whether it has been removed. An option removed long ago has no label. */
export function optionOf(
  { options = [], removed_options = [] }: Field["attributes"],
  value: string,
): { label: string | undefined; color?: OptionColor | undefined; isRemoved: boolean } {
  const known = options.find((option) => option.value === value);
  const label = known?.label ?? removed_options.find((option) => option.value === value)?.label;
  return { label, color: known?.color, isRemoved: known === undefined };
}
