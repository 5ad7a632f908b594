/** What an address says of the campaign that led to it. Without a schema, so that visitors' pages can name them too. */
export const UTM_NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;
