import { contrast, MIN_TEXT_CONTRAST } from "../../shared/color/contrast";

const CARD = "#ffffff";

/** Whether a color is hard to read as text on the mail's card. Links are then written in a darker shade of it. */
export const isFaint = (color: string): boolean => contrast(color, CARD) < MIN_TEXT_CONTRAST;
