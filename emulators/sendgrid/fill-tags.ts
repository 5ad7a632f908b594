/** Replaces each tag of the substitutions with its value, as SendGrid does: without escaping. */
export function fillTags(source: string, substitutions: Record<string, string>): string {
  return Object.entries(substitutions).reduce((filled, [tag, value]) => filled.replaceAll(tag, () => value), source);
}
