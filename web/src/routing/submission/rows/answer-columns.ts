import type { RouterBody } from "@dure/domain/routing/router/router";
import type { SubmissionHeader } from "@dure/domain/routing/submission/submission";

/** The answers that have a column of their own: those of the contact stand in its columns already. */
export function answerColumns(labels: SubmissionHeader["labels"], { metadata }: Pick<RouterBody, "metadata">) {
  const { fields: _, ...contact } = metadata.mappings;
  const known = new Set(Object.values(contact));
  return labels.filter(({ name }) => !known.has(name));
}
