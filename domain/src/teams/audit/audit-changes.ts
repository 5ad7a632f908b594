type Subject = Readonly<Record<string, unknown>> | null;

/** A changed value: what it is called in the event, and both its values as text. */
export type ChangedValue = { field: string; before: string; after: string };

const MAX_CHANGES = 60;
const MAX_LENGTH = 300;
export const HIDDEN = "••••";

/** Fields that need not be shown: the actor and time are in the entry itself, and `html` repeats a note's text. */
const SKIPPED = /^(?:id|uuid|updated_at|updated_by|created_at|created_by|html|sealed|plan_end_ms)$/;

/** Names of secrets, with which anyone could act as somebody else. */
const SECRET =
  /(?:secret|password|token|hash|verifier|certificate|x509|private|credential|signature_key)|^(?:uuid|code|invitation_code|key|sealed|link)$/i;

/** The kinds of objects whose id is a secret, such as an invitation's code. */
const SECRET_ID: ReadonlySet<string> = new Set(["invitation", "onetime"]);

/** The id of an entry's subject; hidden if the id is a secret. */
export const shownSubject = (kind: string, id: string): string => (SECRET_ID.has(kind) ? HIDDEN : id);

/** What changed between the two, field by field; custom fields by their own ids. Values are cut, secrets are hidden. */
export function changedValues(before: Subject, after: Subject): ChangedValue[] {
  const [was, is] = [flatten(before), flatten(after)];
  const fields = [...new Set([...was.keys(), ...is.keys()])].filter((field) => !SKIPPED.test(field));
  return fields
    .map((field) => ({ field, before: was.get(field), after: is.get(field) }))
    .filter((one) => textOf(one.before) !== textOf(one.after))
    .slice(0, MAX_CHANGES)
    .map(({ field, ...values }) => ({ field, ...shown(field, values) }));
}

/** What a field held, as the entry keeps it. */
export function rawValue(subject: Subject, field: string): unknown {
  const { custom, ...own } = subject ?? {};
  if (Object.hasOwn(own, field)) return own[field];
  return isObject(custom) && Object.hasOwn(custom, field) ? custom[field] : undefined;
}

function shown(field: string, { before, after }: { before: unknown; after: unknown }) {
  if (!SECRET.test(field))
    return { before: cut(textOf(withoutSecrets(before))), after: cut(textOf(withoutSecrets(after))) };
  return { before: textOf(before) && HIDDEN, after: textOf(after) && HIDDEN };
}

/** The fields of a thing; those of `custom` are listed with the others. */
function flatten(subject: Subject): Map<string, unknown> {
  const { custom, ...others } = subject ?? {};
  const own = isObject(custom) ? custom : {};
  return new Map([...Object.entries(others), ...Object.entries(own)]);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A copy of a nested value in which secrets are hidden. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, SECRET.test(key) && textOf(one) ? HIDDEN : withoutSecrets(one)]),
  );
}

/** A value as text; what is empty is "". */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "string") return value;
  if (typeof value === "object") return Object.keys(value).length === 0 ? "" : JSON.stringify(value);
  return String(value);
}

/** Cuts a value to the most characters that the log shows. */
export const cut = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text);
