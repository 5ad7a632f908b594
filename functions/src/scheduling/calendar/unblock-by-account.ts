import {
  unblockByAccount as unblock,
  unblockDefaultsByAccount,
} from "@dure/domain/scheduling/booking-page/block-by-calendars";
import type { ConnectionView } from "@dure/domain/teams/connection";
import { systemContext } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { transaction } from "../../platform/transaction/transaction-store";
import { ownerOf } from "../../teams/connection/connection";
import { readConnection } from "../../teams/connection/connection-store";
import { readDefaults, saveDefaults } from "../booking-defaults/booking-defaults-store";
import { findPage, findPages, savePage } from "../booking-page/booking-page-store";

/**
 * Takes the calendars of a disconnected account off the pages and the defaults where they blocked its member's times: a
 * calendar that nobody can read would close them. Changes nothing when repeated, nor once the account is connected again.
 */
export const unblockByAccount = reaction("unblock-by-account", ["connection.deleted"], async (teamId, { before }) => {
  if (before.service !== "calendar") return;
  const userId = ownerOf(before.id);
  await unblockDefaults(teamId, userId, before);
  for (const { id, organizers } of await findPages(teamId))
    if (organizers.some((organizer) => organizer.id === userId)) await unblockPage(teamId, id, before);
});

function unblockDefaults(teamId: string, userId: string, account: ConnectionView): Promise<void> {
  return transaction(systemContext(teamId, "unblock-by-account"), async (tx) => {
    const [again, before] = [await readConnection(tx, teamId, account.id), await readDefaults(tx, teamId, userId)];
    const after = before && unblockDefaultsByAccount(before, account);
    if (again || !before || !after || after === before) return { answer: undefined, event: [] };
    saveDefaults(tx, teamId, userId, after);
    const [was, is] = [
      { ...before, id: userId },
      { ...after, id: userId },
    ];
    return { answer: undefined, event: { type: "booking-defaults.changed", before: was, after: is } };
  });
}

function unblockPage(teamId: string, id: string, account: ConnectionView): Promise<void> {
  const ctx = systemContext(teamId, "unblock-by-account");
  return transaction(ctx, async (tx) => {
    const [again, before] = [await readConnection(tx, teamId, account.id), await findPage(tx, teamId, id)];
    const after = before && unblock(before, ownerOf(account.id), account, ctx.now);
    if (again || !after || after === before) return { answer: undefined, event: [] };
    savePage(tx, teamId, after);
    return { answer: undefined, event: { type: "booking-page.changed", before, after } };
  });
}
