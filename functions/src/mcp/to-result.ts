import type { CallToolResult } from "@modelcontextprotocol/server";

const MAX_CHARACTERS = 200_000;

/** What a tool answers: JSON without what is empty, since a model reads and pays for all of it. */
export function toResult(answer: unknown): CallToolResult {
  const text = JSON.stringify(withoutEmpty(answer) ?? {});
  if (text.length > MAX_CHARACTERS) return toError("The answer is too long. Please ask for fewer rows.");
  return { content: [{ type: "text", text }] };
}

/** A refusal: a model reads why, and can call again with other arguments. */
export const toError = (message: string, details?: unknown): CallToolResult => ({
  isError: true,
  content: [{ type: "text", text: details === undefined ? message : `${message} ${JSON.stringify(details)}` }],
});

/** A copy without null, "" and empty lists and objects; undefined where nothing is left. */
function withoutEmpty(value: unknown): unknown {
  if (value === null || value === "") return undefined;
  if (Array.isArray(value)) {
    const rows = value.map((one) => withoutEmpty(one)).filter((one) => one !== undefined);
    return rows.length > 0 ? rows : undefined;
  }
  if (typeof value !== "object") return value;
  const entries = Object.entries(value)
    .map(([key, one]) => [key, withoutEmpty(one)] as const)
    .filter(([, one]) => one !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
