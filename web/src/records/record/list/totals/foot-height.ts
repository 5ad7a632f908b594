import { isNumeric, type ListColumn } from "../columns/columns";

/** Room for what is calculated above the total, which so has the whole column. */
export const FOOT_PX = 44;

const BORDER_PX = 1;

/** Room below a list for the bar of what is selected. */
export const SELECTION_BAR_PX = 80;

/** How high the totals below the rows are: without a column of numbers there are none. */
export const footPxOf = (columns: readonly ListColumn[]): number =>
  columns.some(({ field }) => isNumeric(field.type)) ? FOOT_PX + BORDER_PX : 0;

/** How much of a list's end is covered: by the totals, and by the bar of what is selected. */
export const coveredEndPx = (columns: readonly ListColumn[], selected: number): number =>
  footPxOf(columns) + (selected > 0 ? SELECTION_BAR_PX : 0);
