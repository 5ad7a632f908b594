import type { Campaign } from "@dure/domain/email/campaign/campaign";

/** How often the schedule sweeps a campaign that is being sent. */
const LOOK_MS = 60_000;

type Times = Pick<Campaign, "status" | "launch_at" | "launched_at">;

/** When the schedule sweeps a campaign next; null if it has nothing to do. */
export function wakeAtOf({ status, launch_at, launched_at }: Times, now: string): string | null {
  if (status === "scheduled") return launch_at;
  const isOpen = status === "sending" || (status === "cancelled" && launched_at !== null);
  return isOpen ? new Date(Date.parse(now) + LOOK_MS).toISOString() : null;
}
