import { type EntityId, kindOf } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";

/** Which of two records holds the reference that relates them, and to what it refers. */
export type RelatedLink = { holder: "record" | "related"; to: "company" | "contact" };

/**
 * How a record and one of another entity are related; undefined if only a third record relates them, such as the
 * contact of two leads.
 */
export function linkOf(record: EntityId, related: EntityId): RelatedLink | undefined {
  const [from, to] = [kindOf(record), kindOf(related)];
  if (from === to) return undefined;
  if (to === "company") return { holder: "record", to: "company" };
  if (from === "company") return { holder: "related", to: "company" };
  return { holder: from === "lead" ? "record" : "related", to: "contact" };
}

type Linkable = Pick<RecordView, "id" | "entity" | "company" | "contact">;

/** Whether two records are linked by a reference that can be removed to unlink them. */
export function isLinked(record: Linkable, related: Linkable): boolean {
  const link = linkOf(record.entity, related.entity);
  if (!link) return false;
  const [holder, target] = link.holder === "record" ? [record, related] : [related, record];
  return holder[link.to]?.id === target.id;
}
