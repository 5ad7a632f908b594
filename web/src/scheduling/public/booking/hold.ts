import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import { isRefusal } from "../../../lib/call-error";

/** How often a hold is renewed: it lasts five minutes each time. */
const RENEW_MS = 4 * 60_000;

type HoldCalls = { keep: (slot: Slot) => Promise<unknown>; release: () => Promise<unknown> };

/**
 * A visitor's hold on the time that they are about to book. Calls are sent one after the other, so that a release never
 * overtakes a renewal. If a hold fails, the visitor may still book; only a taken time is reported. The hold is renewed
 * until the server refuses.
 */
export function createHold({ keep, release }: HoldCalls, onTaken: (message: string) => void) {
  let wanted: Slot | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const ask = (slot: Slot) => {
    last = last.then(async () => {
      if (wanted !== slot) return;
      try {
        await keep(slot);
        if (wanted === slot) timer = setTimeout(() => ask(slot), RENEW_MS);
      } catch (error) {
        if (wanted === slot && isRefusal(error, "SLOT_TAKEN")) onTaken(error.message);
      }
    });
  };
  const forget = () => {
    clearTimeout(timer);
    wanted = undefined;
  };
  return {
    keep(slot: Slot): void {
      forget();
      wanted = slot;
      ask(slot);
    },
    letGo(): void {
      if (!wanted) return;
      forget();
      last = last.then(release).catch(() => {});
    },
    /** Called once the time is booked. A pending answer is ignored. */
    forget,
  };
}
