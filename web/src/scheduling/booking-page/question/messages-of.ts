/** The messages of a question's errors, each once, whichever of its fields they are about. */
export const messagesOf = (error: unknown): string[] => [...new Set(collect(error))];

function collect(error: unknown): string[] {
  if (typeof error !== "object" || error === null) return [];
  if ("message" in error && typeof error.message === "string") return [error.message];
  return Object.values(error).flatMap(collect);
}
