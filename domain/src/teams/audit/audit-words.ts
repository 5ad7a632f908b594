import type { AuditCategory } from "../../shared/audit/audit-category";
import type { Text } from "../../shared/text";

/** A kind of thing that events are about, and the part of the log that lists them. */
export type AuditKind = Text & { category: AuditCategory };

/** All words of the log, by an event's type and by its two parts (domain/src/audit-words.ts). */
export type AuditWords = {
  phrases: Readonly<Record<string, Text>>;
  kinds: Readonly<Record<string, AuditKind>>;
  actions: Readonly<Record<string, Text>>;
  /** The name of a field of a kind of thing; undefined for one that has none. */
  fieldLabel: (kind: string, field: string) => Text | undefined;
  /** The name of a value from a fixed set; undefined for any other value. */
  valueLabel: (field: string, value: string) => Text | undefined;
};
