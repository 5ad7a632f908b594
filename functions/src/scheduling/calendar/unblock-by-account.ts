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
 * Takes the calendars of a disconnected account off the pages and the defaults where they blocked its member's times: a
 * calendar that nobody can read would close them. Changes nothing when repeated, nor once the account is connected again.
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
