/** Sign-in e-mails that a browser remembers. */
const RECENT_EMAILS = 5;

/** The latest e-mail first, each once, five at most (docs/product/identity.md#sign-in). */
export const rememberEmail = (recent: readonly string[], email: string): string[] =>
  [email, ...recent.filter((one) => one !== email)].slice(0, RECENT_EMAILS);
