import { UpdateTeam } from "@dure/domain/teams/team";
import type { z } from "zod";

/**
 * The settings form sends all of its fields at once; the size is left out where the team never said it. What the team
 * demands of sign-ins has a screen of its own.
 */
export const TeamSettingsInput = UpdateTeam.omit({ require_mfa: true, sso_required: true })
  .required()
  .partial({ estimated_sheet_size: true });
export type TeamSettingsInput = z.infer<typeof TeamSettingsInput>;
