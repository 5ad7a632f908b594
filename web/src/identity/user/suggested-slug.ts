/** A user address to begin with: what stands before the @ of the e-mail, in the letters an address may have. */
export const suggestedSlug = (email: string): string =>
  email
    .slice(0, Math.max(0, email.indexOf("@")))
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, "-")
    .slice(0, 40);
