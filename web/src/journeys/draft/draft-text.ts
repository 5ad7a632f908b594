import type { Draft } from "@dure/domain/journeys/draft/draft";

/** A draft as it is copied or kept: a mail in paragraphs, a brief in points. */
export function draftText({ kind, subject, parts }: Draft): string {
  const lines = parts.map(({ text }) => (kind === "brief" ? `- ${text}` : text));
  return [...(subject === "" ? [] : [subject]), lines.join(kind === "brief" ? "\n" : "\n\n")].join("\n\n");
}
