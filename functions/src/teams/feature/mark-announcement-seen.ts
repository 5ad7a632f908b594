import { AppError } from "@dure/domain/shared/error";
import type { featureApi } from "@dure/domain/teams/feature/feature-api";
import { teamsTexts } from "@dure/domain/teams/texts";
import { personOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { addSeen, getAnnouncement } from "./announcement-store";

/** No event follows: whether a member has read the news is nobody else's business. */
export const markAnnouncementSeen: Verb<typeof featureApi.markAnnouncementSeen> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    if (!(await getAnnouncement(tx, params.announcementId)))
      throw new AppError("NOT_FOUND", teamsTexts.announcementNotFound);
    addSeen(tx, ctx.teamId, personOf(ctx).user_id, params.announcementId);
    return { answer: undefined, event: [] };
  });
