import type { Campaign } from "@dure/domain/email/campaign/campaign";

/** How often the schedule looks after a campaign that is being sent. */
const LOOK_MS = 60_000;

/** When the schedule is to look after a campaign; null if nothing is to be done by itself. */
export function wakeAtOf({ status, scheduled_at }: Campaign, now: string): string | null {
  if (status === "scheduled") return scheduled_at;
  return status === "sending" ? new Date(Date.parse(now) + LOOK_MS).toISOString() : null;
}
