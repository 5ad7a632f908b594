import { AppError } from "@dure/domain/shared/error";
import { isHostLabel } from "@dure/domain/teams/team";
import { teamsTexts } from "@dure/domain/teams/texts";
import { hasSubdomains } from "../../platform/team-url";

/** @throws BAD_REQUEST if teams have sub-domains and a new slug can't be one. Existing slugs are not checked. */
export function assertHostLabel(teamSlug: string): void {
  if (hasSubdomains() && !isHostLabel(teamSlug))
    throw new AppError("BAD_REQUEST", teamsTexts.slugNoHost, [
      { path: "body.teamSlug", message: teamsTexts.slugNoHost },
    ]);
}
