/** A member's e-mail signature: sanitized HTML, and the same as plain text. */
export type Signature = { html: string; text: string };

/** The signature below a mail's content, or "". */
export const signatureHtml = (signature: Signature | undefined): string =>
  signature ? `<div style="margin-top:24px;padding-top:16px;border-top:1px solid #e4e4e7">${signature.html}</div>` : "";

/** "-- " on a line of its own is how mail programs find a signature (RFC 3676, section 4.3). */
export const signatureText = (signature: Signature | undefined): string =>
  signature?.text ? `\n\n-- \n${signature.text}` : "";
