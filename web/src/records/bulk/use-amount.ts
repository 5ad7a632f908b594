import { useFormat } from "../../ui/use-format";
import type { ListSelection } from "../record/list/selection/use-selection";

/** How many records are selected, for sentences: `count` decides between one and many, `number` is read. */
export function useAmount({ count }: ListSelection) {
  return { count, number: useFormat().number(count) };
}
