import { reaction } from "../../platform/outbox/reaction";
import { removeCampaignData } from "./campaign-store";

/** Removes the versions, recipients and batches of a deleted campaign; again does nothing more. */
export const removeDeletedCampaign = reaction(
  "remove-deleted-campaign",
  ["campaign.deleted"],
  async (teamId, { before }) => removeCampaignData(teamId, before.id),
);
