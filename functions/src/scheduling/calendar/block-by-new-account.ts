import { blockByCalendars, blockDefaultsByCalendars } from "@dure/domain/scheduling/booking-page/block-by-calendars";
import { reaction } from "../../platform/outbox/reaction";
import { hasCalendars } from "../../teams/connection/connection";
import { findConnection } from "../../teams/connection/connection-store";
import { readChangeableDefaults } from "../booking-defaults/booking-defaults-store";
import { findPage } from "../booking-page/booking-page-store";
import { changeConflictCalendars } from "./change-conflict-calendars";
import { toRef } from "./find-member-calendars";
import { calendarsOf } from "./list-calendars";

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
  const { user_id: userId } = connection;
  await changeConflictCalendars(
    teamId,
    { userId, by: "block-by-account" },
    {
      defaults: async (tx) => {
        const before = await readChangeableDefaults(tx, teamId, userId, event.at);
        return before && { before, after: blockDefaultsByCalendars(before, calendars) };
      },
      page: async (tx, id, now) => {
        const before = await findPage(tx, teamId, id);
        if (!before || before.updated_at >= event.at) return undefined;
        return { before, after: blockByCalendars(before, userId, calendars, now) };
      },
    },
  );
});
