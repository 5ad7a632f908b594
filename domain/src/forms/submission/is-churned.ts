/** How long a visitor may take to choose a time (docs/product/routing-submissions.md#display-status). */
export const CHURN_AFTER_MS = 120_000;

/** Whether a visitor who was led to a meeting has taken too long to book one. `now` is in milliseconds. */
export const isChurned = (submittedAt: string, now: number): boolean => now - Date.parse(submittedAt) >= CHURN_AFTER_MS;
