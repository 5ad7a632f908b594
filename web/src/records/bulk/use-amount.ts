import { useFormat } from "../../ui/use-format";
import type { ListSelection } from "../record/list/selection/use-selection";

/** The number of selected records for translations: `count` selects the plural form, `number` is the formatted text. */
export function useAmount({ count }: ListSelection) {
  return { count, number: useFormat().number(count) };
}
