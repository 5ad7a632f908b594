/** Replaces each tag of the substitutions by its value, as SendGrid does: the value is taken as it is. */
export function fillTags(source: string, substitutions: Record<string, string>): string {
  return Object.entries(substitutions).reduce((filled, [tag, value]) => filled.replaceAll(tag, () => value), source);
}
