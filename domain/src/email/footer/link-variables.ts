/** Variables that every marketing mail may use; each recipient's own links take their place. */
export const UNSUBSCRIBE_VARIABLE = "unsubscribe_link";
export const PREFERENCES_VARIABLE = "preferences_link";
