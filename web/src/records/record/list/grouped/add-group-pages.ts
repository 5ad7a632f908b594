import type { SummaryGroup } from "@dure/domain/records/group/summary-api";
import type { PendingRows } from "../pending/pending-rows";
import type { RecordPage } from "../record-page";
import { type ReadPages, withPages } from "../rows";
import { groupKey } from "./group-key";

/** Adds read pages, keyed by the index of their group, to the known pages of the groups. */
export function addGroupPages(
  known: Map<string, ReadPages>,
  groups: readonly SummaryGroup[],
  read: ReadonlyMap<number, ReadonlyMap<number, RecordPage>>,
  pending: PendingRows,
): void {
  for (const [place, pages] of read) {
    const group = groups[place];
    if (!group) continue;
    const key = groupKey(group);
    const elsewhere = idsBut(known, key, pending);
    const from = Math.min(...pages.keys());
    const byOffset = new Map([...pages].map(([page, data]) => [page - from, without(data, elsewhere)]));
    const before = known.get(key) ?? { key, total: undefined, pages: new Map(), counts: new Map() };
    known.set(key, withPages(before, key, from, byOffset, pending));
  }
}

/** The ids of edited records in other groups. They stay there until their cells are left. */
function idsBut(known: ReadonlyMap<string, ReadPages>, key: string, pending: PendingRows): ReadonlySet<string> {
  if (pending.size === 0) return new Set();
  const others = [...known].flatMap(([other, { pages }]) => (other === key ? [] : [...pages.values()]));
  return new Set(others.flatMap(({ data }) => data.flatMap(({ id }) => (pending.get(id)?.stays ? [id] : []))));
}

function without(page: RecordPage, ids: ReadonlySet<string>): RecordPage {
  const data = page.data.filter(({ id }) => !ids.has(id));
  const goneCount = page.data.length - data.length;
  return goneCount === 0 ? page : { ...page, data, total: page.total - goneCount };
}
