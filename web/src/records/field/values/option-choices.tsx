import type { Field } from "@dure/domain/records/field/field";
import type { Option } from "../../../ui/form/select-field";
import { OptionDot } from "./option-dot";

/** A field's options for a select, with their colors. */
export const optionChoices = ({ options = [] }: Pick<Field["attributes"], "options">): Option[] =>
  options.map(({ value, label, color }) => ({ value, label, mark: color && <OptionDot color={color} /> }));
