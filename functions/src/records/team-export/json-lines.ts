import { shownSubject, withoutSecrets } from "@dure/domain/teams/audit/audit-changes";

/** Documents as lines of JSON, without secrets. Counts them under a name. */
export async function* jsonLines(
  docs: AsyncIterable<Record<string, unknown>>,
  name: string,
  rows: Record<string, number>,
): AsyncGenerator<string> {
  rows[name] = 0;
  for await (const doc of docs) {
    rows[name] += 1;
    yield `${JSON.stringify(withoutSecrets(plain(opened(doc))))}\n`;
  }
}

/** An entry of the audit log keeps what changed as JSON, in which a secret could hide. */
function opened(doc: Record<string, unknown>): Record<string, unknown> {
  if (typeof doc.change !== "string") return doc;
  const [kind = ""] = String(doc.type).split(".");
  return { ...doc, subject_id: shownSubject(kind, String(doc.subject_id)), change: JSON.parse(doc.change) };
}

/** Firestore's times as ISO text. An invitation's id is its code, so it is left out. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  if ("toDate" in value && typeof value.toDate === "function") return value.toDate().toISOString();
  const { id, ...others } = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
  return id === undefined || "invitation_code" in others ? others : { id, ...others };
}
