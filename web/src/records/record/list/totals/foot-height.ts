import { isNumeric, type ListColumn } from "../columns/columns";

/** Has room for the calculation's name above the total, so that the total has the whole width of the column. */
export const FOOT_PX = 44;

const BORDER_PX = 1;

/** The room below a list for the selection bar. */
export const SELECTION_BAR_PX = 80;

/** How high the totals below the rows are: without a column of numbers there are none. */
export const footPxOf = (columns: readonly ListColumn[]): number =>
  columns.some(({ field }) => isNumeric(field.type)) ? FOOT_PX + BORDER_PX : 0;

/** How much of a list's end is covered: by the totals, and by the bar of what is selected. */
export const coveredEndPx = (columns: readonly ListColumn[], selected: number): number =>
  footPxOf(columns) + (selected > 0 ? SELECTION_BAR_PX : 0);
