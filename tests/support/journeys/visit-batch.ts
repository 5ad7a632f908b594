import { randomUUID } from "node:crypto";
import type { TrackedBatch, TrackedEvent } from "@dure/domain/journeys/tracker/tracked-batch";
import type { z } from "zod";

type Event = z.input<typeof TrackedEvent>;
type Batch = z.input<typeof TrackedBatch>;

/** A page view and its end, `minutesAgo` by the browser's clock. */
export function pageSeen(url: string, { minutesAgo = 0, staySeconds = 30, depth = 80 } = {}): Event[] {
  const page_id = randomUUID();
  const at = Date.now() - Math.max(minutesAgo * 60_000, staySeconds * 1000);
  return [
    { type: "page", id: page_id, page_id, at, url, title: "요금제" },
    { type: "exit", id: randomUUID(), page_id, at: at + staySeconds * 1000, url, stay_ms: staySeconds * 1000, depth },
  ];
}

/** One post of the snippet. */
export const batchOf = (key: string, visitor_id: string, events: Event[], more: Partial<Batch> = {}): Batch => ({
  ...{ key, visitor_id, id: randomUUID(), sent_at: Date.now(), events },
  ...more,
});
