import type { Text } from "../text";

/** What the audit log says of each type of an area's events; a type without a phrase does not compile. */
export type AuditPhrases<Event extends { type: string }> = Readonly<Record<Event["type"], Text>>;
