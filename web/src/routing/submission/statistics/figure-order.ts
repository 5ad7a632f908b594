/** Each number is part of the one before (docs/product/routing-submissions.md#results). */
export const FIGURE_ORDER = ["visitors", "submits", "qualified", "booked", "held"] as const;
