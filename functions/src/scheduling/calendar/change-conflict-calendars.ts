import type { BookingDefaults } from "@dure/domain/scheduling/booking-defaults/booking-defaults";
import type { BookingPage } from "@dure/domain/scheduling/booking-page/booking-page";
import { systemContext } from "../../platform/context";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { saveDefaults } from "../booking-defaults/booking-defaults-store";
import { findPages, savePage } from "../booking-page/booking-page-store";

/** A document as the transaction read it, and its new value: the same object if nothing changes. */
type Change<T> = { before: T; after: T } | undefined;

type Changes = {
  defaults: (tx: Tx) => Promise<Change<BookingDefaults>>;
  page: (tx: Tx, pageId: string, now: string) => Promise<Change<BookingPage>>;
};

/**
 * Changes which calendars block a member's times, in their defaults and on each page they host, one transaction each.
 */
export async function changeConflictCalendars(
  teamId: string,
  { userId, by }: { userId: string; by: string },
  changes: Changes,
): Promise<void> {
  await changeDefaults(teamId, { userId, by }, changes);
  for (const { id, organizers } of await findPages(teamId))
    if (organizers.some((organizer) => organizer.id === userId)) await changePage(teamId, { id, by }, changes);
}

function changeDefaults(teamId: string, { userId, by }: { userId: string; by: string }, { defaults }: Changes) {
  return transaction(systemContext(teamId, by), async (tx) => {
    const change = await defaults(tx);
    if (!change || change.after === change.before) return { answer: undefined, event: [] };
    saveDefaults(tx, teamId, userId, change.after);
    const before = { ...change.before, id: userId };
    const after = { ...change.after, id: userId };
    return { answer: undefined, event: { type: "booking-defaults.changed", before, after } };
  });
}

function changePage(teamId: string, { id, by }: { id: string; by: string }, { page }: Changes) {
  const ctx = systemContext(teamId, by);
  return transaction(ctx, async (tx) => {
    const change = await page(tx, id, ctx.now);
    if (!change || change.after === change.before) return { answer: undefined, event: [] };
    savePage(tx, teamId, change.after);
    return { answer: undefined, event: { type: "booking-page.changed", ...change } };
  });
}
