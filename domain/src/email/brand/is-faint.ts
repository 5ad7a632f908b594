import { contrast, MIN_CONTRAST } from "../document/colours";

const CARD = "#ffffff";

/** Whether a colour is hard to read as text on the mail's card. Links are then written in a darker shade of it. */
export const isFaint = (colour: string): boolean => contrast(colour, CARD) < MIN_CONTRAST;
