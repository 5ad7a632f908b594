import type { Campaign } from "@dure/domain/email/campaign/campaign";
import { campaignTexts } from "@dure/domain/email/campaign/campaign-texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";

/** @throws FORBIDDEN unless the caller made the campaign, or is an admin */
export function assertMayChange({ actor }: Context, { created_by }: Pick<Campaign, "created_by">): void {
  if (actor.role !== "admin" && actor.id !== created_by) throw new AppError("FORBIDDEN", campaignTexts.ofOther);
}
