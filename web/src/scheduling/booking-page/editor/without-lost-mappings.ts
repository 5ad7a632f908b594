import type { PageOutput } from "../page-form-schema";

/** Removes the mappings of questions that are no longer asked. */
export function withoutLostMappings(options: PageOutput): PageOutput {
  const asked = new Set(options.form.map(({ name }) => name));
  const kept = Object.entries(options.form_field_mapping).filter(([name]) => asked.has(name));
  return { ...options, form_field_mapping: Object.fromEntries(kept) };
}
