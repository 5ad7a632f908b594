import { blockByCalendars, blockDefaultsByCalendars } from "@dure/domain/scheduling/booking-page/block-by-calendars";
import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { hasCalendars } from "../../teams/connection/connection";
import { findConnection } from "../../teams/connection/connection-store";
import { readChangeableDefaults, saveDefaults } from "../booking-defaults/booking-defaults-store";
import { findPage, findPages, savePage } from "../booking-page/booking-page-store";
import { toRef } from "./find-member-calendars";
import { calendarsOf } from "./list-calendars";

type NewAccount = { userId: string; calendars: CalendarRef[]; connectedAt: string };

/**
 * Makes the calendars of a newly connected account block its member's times, on their pages and in their defaults. What
 * was saved after the account was connected stays: its owner could see these calendars and left them out. So a repeated
 * event changes nothing, since its first run has saved too. An account that is authorised again is not new.
 */
export const blockByNewAccount = reaction("block-by-account", ["connection.created"], async (teamId, event) => {
  const connection = await findConnection(teamId, event.after.id);
  if (!connection || !hasCalendars(connection) || connection.created_at !== event.at) return;
  const all = await calendarsOf(teamId, connection);
  // Those of others, which a member may only read, tell when others are busy.
  const calendars = all.filter(({ canEdit }) => canEdit).map(toRef);
  const account = { userId: connection.user_id, calendars, connectedAt: event.at };
  await blockDefaults(teamId, account);
  for (const { id, organizers } of await findPages(teamId))
    if (organizers.some((organizer) => organizer.id === account.userId)) await blockPage(teamId, id, account);
});

function blockDefaults(teamId: string, { userId, calendars, connectedAt }: NewAccount): Promise<void> {
  return transaction(systemContext(teamId, "block-by-account"), async (tx) => {
    const before = await readChangeableDefaults(tx, teamId, userId, connectedAt);
    const after = before && blockDefaultsByCalendars(before, calendars);
    if (!before || !after || after === before) return { answer: undefined, event: [] };
    saveDefaults(tx, teamId, userId, after);
    const [was, is] = [
      { ...before, id: userId },
      { ...after, id: userId },
    ];
    return { answer: undefined, event: { type: "booking-defaults.changed", before: was, after: is } };
  });
}

function blockPage(teamId: string, id: string, { userId, calendars, connectedAt }: NewAccount): Promise<void> {
  const ctx = systemContext(teamId, "block-by-account");
  return transaction(ctx, async (tx) => {
    const before = await findPage(tx, teamId, id);
    if (!before || before.updated_at >= connectedAt) return { answer: undefined, event: [] };
    const after = blockByCalendars(before, userId, calendars, ctx.now);
    if (after === before) return { answer: undefined, event: [] };
    savePage(tx, teamId, after);
    return { answer: undefined, event: { type: "booking-page.changed", before, after } };
  });
}
