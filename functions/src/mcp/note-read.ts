import type { Context } from "../platform/context";
import { auditRead } from "../platform/outbox/audit-store";

const MAX_CHARACTERS = 1000;

/** Notes what a tool was asked for and how many rows it answers, before the answer leaves. */
export async function noteRead(ctx: Context, tool: string, input: unknown, answer: unknown): Promise<void> {
  const asked = JSON.stringify(input ?? {}).slice(0, MAX_CHARACTERS);
  await auditRead(ctx, { type: "mcp.read", before: null, after: { id: tool, tool, asked, rows: rowsOf(answer) } });
}

const rowsOf = (answer: unknown): number | null => {
  const data = typeof answer === "object" && answer !== null && "data" in answer ? answer.data : undefined;
  return Array.isArray(data) ? data.length : null;
};
