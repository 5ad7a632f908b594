import type { RecordView } from "@dure/domain/records/record/record";
import { useEffect, useRef, useState } from "react";

const SHOWN_MS = 1_600;
/** This many arrivals at once come from a changed filter, not from a teammate. */
const MANY = 10;
const NONE: ReadonlySet<string> = new Set();

/** The cards that have just come to their stage, so that a move by a teammate can be seen. */
export function useArrivals(cards: readonly RecordView[]): ReadonlySet<string> {
  const before = useRef<Map<string, string>>(undefined);
  const [arrivals, setArrivals] = useState(NONE);

  useEffect(() => {
    const now = new Map(cards.map(({ id, stage }) => [id, stage?.id ?? ""]));
    const known = before.current;
    before.current = now;
    if (!known || known.size === 0) return;
    const moved = [...now].filter(([id, stage]) => known.get(id) !== stage).map(([id]) => id);
    if (moved.length > 0 && moved.length < MANY) setArrivals(new Set(moved));
  }, [cards]);

  useEffect(() => {
    if (arrivals.size === 0) return;
    const timer = setTimeout(() => setArrivals(NONE), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [arrivals]);

  return arrivals;
}
