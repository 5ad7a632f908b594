import { isNumeric, type ListColumn } from "../columns/columns";

/** Room for what is calculated above the total, which so has the whole column. */
export const FOOT_PX = 44;

const BORDER_PX = 1;

/** How high the totals below the rows are: without a column of numbers there are none. */
export const footPxOf = (columns: readonly ListColumn[]): number =>
  columns.some(({ field }) => isNumeric(field.type)) ? FOOT_PX + BORDER_PX : 0;
