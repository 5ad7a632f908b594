/** A line of a card below its title; a face has room in it. */
export const FACT_PX = 24;
/** The title with the space around. */
const TITLE_PX = 44;

/** Every card of a board has this height, so that a column knows where each stands without measuring it. */
export const cardPx = (facts: number): number => TITLE_PX + facts * FACT_PX;
