/** The UTM parameters of a URL. Without a schema, so that visitors' pages stay small. */
export const UTM_NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;
