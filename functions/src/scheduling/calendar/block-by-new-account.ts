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
 * Makes the calendars of a newly connected account block its member's times, on their pages and in their defaults. A
 * page or defaults saved after the connection stay as they are: the member saw these calendars and left them out. This
 * also makes a redelivered event a no-op, since its first run has saved them. A re-authorized account is not new.
 */
export const blockByNewAccount = reaction("block-by-account", ["connection.created"], async (teamId, event) => {
  const connection = await findConnection(teamId, event.after.id);
  if (!connection || !hasCalendars(connection) || connection.created_at !== event.at) return;
  const all = await calendarsOf(teamId, connection);
  // A calendar that the member may only read is somebody else's, and shows when that person is busy.
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
