import { AppError } from "@dure/domain/shared/error";
import type { Announcement } from "@dure/domain/teams/feature/announcement";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { Context } from "../../platform/context";
import { runTransaction } from "../../platform/firebase";
import { getAnnouncement, saveAnnouncement } from "./announcement-store";
import { saveOperation } from "./operation-store";

/**
 * Creates an announcement, for an operator.
 * @throws CONFLICT if the id is taken
 */
export function createAnnouncement(ctx: Context, announcement: Announcement): Promise<Announcement> {
  return runTransaction(async (tx) => {
    if (await getAnnouncement(tx, announcement.id)) throw new AppError("CONFLICT", teamsTexts.announcementExists);
    saveAnnouncement(tx, announcement);
    saveOperation(tx, ctx, { type: "announcement.created", before: null, after: announcement });
    return announcement;
  });
}

/** Shows or hides an announcement, for an operator. */
export function setAnnouncementActive(ctx: Context, id: string, active: boolean): Promise<Announcement> {
  return runTransaction(async (tx) => {
    const before = await getAnnouncement(tx, id);
    if (!before) throw new AppError("NOT_FOUND", teamsTexts.announcementNotFound);
    const after = { ...before, active };
    saveAnnouncement(tx, after);
    const type = active ? "announcement.activated" : "announcement.deactivated";
    saveOperation(tx, ctx, { type, before, after });
    return after;
  });
}
