/** The copies of a mail, each address once: the mail service refuses a mail that names an address twice. */
export function copiesOf(
  to: string,
  { cc, bcc }: { cc: readonly string[]; bcc: readonly string[] },
): { cc?: string[]; bcc?: string[] } {
  const open = [...new Set(cc)].filter((email) => email !== to);
  const hidden = [...new Set(bcc)].filter((email) => email !== to && !open.includes(email));
  return { ...(open.length > 0 && { cc: open }), ...(hidden.length > 0 && { bcc: hidden }) };
}
