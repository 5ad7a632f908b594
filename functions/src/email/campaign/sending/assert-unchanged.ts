import type { Campaign } from "@dure/domain/email/campaign/campaign";
import { campaignTexts } from "@dure/domain/email/campaign/campaign-texts";
import { AppError } from "@dure/domain/shared/error";

/** @throws CONFLICT if somebody changed the campaign since it was checked */
export function assertUnchanged(stored: Campaign, checked: Campaign): void {
  if (stored.updated_at !== checked.updated_at)
    throw new AppError("CONFLICT", campaignTexts.changedMeanwhile, undefined, "value.changed");
}
