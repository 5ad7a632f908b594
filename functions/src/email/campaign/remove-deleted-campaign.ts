import { reaction } from "../../platform/outbox/reaction";
import { removeMailActivity } from "../../records/read-model/mail-activity/mail-activity-store";
import { removeCampaignData } from "./campaign-store";

/** Removes the versions, recipients, batches and log of a deleted campaign; again does nothing more. */
export const removeDeletedCampaign = reaction(
  "remove-deleted-campaign",
  ["campaign.deleted"],
  async (teamId, { before }) => {
    await removeCampaignData(teamId, before.id);
    await removeMailActivity(teamId, before.id);
  },
);
