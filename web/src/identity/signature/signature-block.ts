/** A signature as it appears below a mail (functions/src/platform/mail/signature.ts); nothing without one. */
export const signatureBlock = (html: string): string =>
  html && `<div style="margin-top:24px;padding-top:16px;border-top:1px solid #e4e4e7">${html}</div>`;
