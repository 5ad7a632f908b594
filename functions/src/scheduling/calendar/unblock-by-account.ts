import {
  unblockByAccount as unblock,
  unblockDefaultsByAccount,
} from "@dure/domain/scheduling/booking-page/block-by-calendars";
import { reaction } from "../../platform/outbox/reaction";
import { ownerOf } from "../../teams/connection/connection";
import { readConnection } from "../../teams/connection/connection-store";
import { readDefaults } from "../booking-defaults/booking-defaults-store";
import { findPage } from "../booking-page/booking-page-store";
import { changeConflictCalendars } from "./change-conflict-calendars";

/**
 * Removes the calendars of a disconnected account from the conflict calendars of its member's pages and defaults: a
 * calendar that can't be read would close the pages. Idempotent; does nothing once the account is connected again.
 */
export const unblockByAccount = reaction("unblock-by-account", ["connection.deleted"], async (teamId, event) => {
  const account = event.before;
  if (account.service !== "calendar") return;
  const userId = ownerOf(account.id);
  await changeConflictCalendars(
    teamId,
    { userId, by: "unblock-by-account" },
    {
      defaults: async (tx) => {
        const [again, before] = [await readConnection(tx, teamId, account.id), await readDefaults(tx, teamId, userId)];
        return again || !before ? undefined : { before, after: unblockDefaultsByAccount(before, account) };
      },
      page: async (tx, id, now) => {
        const [again, before] = [await readConnection(tx, teamId, account.id), await findPage(tx, teamId, id)];
        return again || !before ? undefined : { before, after: unblock(before, userId, account, now) };
      },
    },
  );
});
