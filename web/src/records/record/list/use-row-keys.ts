import type { RecordView } from "@dure/domain/records/record";
import type { Virtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";

const PAGE_ROWS = 12;

/**
 * One row of a list can be reached by Tab, the arrow keys go on from it, Enter opens it. The row is known by its
 * record, so it stays the same one when others come and go.
 */
export function useRowKeys(records: readonly RecordView[], onOpen: (record: RecordView) => void) {
  const [activeId, setActiveId] = useState<string>();
  const wantsFocus = useRef(false);
  const rows = useRef<HTMLDivElement>(null);
  const found = records.findIndex(({ id }) => id === activeId);
  const activeIndex = Math.max(found, 0);

  useEffect(() => {
    if (!wantsFocus.current || !activeId) return;
    const row = rows.current?.querySelector<HTMLElement>(`[data-record="${CSS.escape(activeId)}"]`);
    if (!row) return;
    wantsFocus.current = false;
    row.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent, virtual: Virtualizer<HTMLDivElement, Element>) => {
    const record = records[activeIndex];
    if (event.key === "Enter" && record && event.target instanceof HTMLElement && event.target.dataset.record) {
      event.preventDefault();
      return onOpen(record);
    }
    const next = nextIndex(event.key, activeIndex, records.length);
    if (next === undefined) return;
    event.preventDefault();
    wantsFocus.current = true;
    virtual.scrollToIndex(next);
    setActiveId(records[next]?.id);
  };
  return { rows, activeIndex, hasActive: found >= 0, setActiveId, onKeyDown };
}

export function nextIndex(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  const target = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + PAGE_ROWS,
    PageUp: index - PAGE_ROWS,
    Home: 0,
    End: last,
  }[key];
  return target === undefined ? undefined : Math.min(Math.max(target, 0), last);
}
