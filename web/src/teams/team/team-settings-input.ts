import { UpdateTeam } from "@dure/domain/teams/team";
import type { z } from "zod";

/**
 * The settings form sends all of its fields at once; the size is omitted if the team never set it. The team's sign-in
 * requirements have a screen of their own.
 */
export const TeamSettingsInput = UpdateTeam.omit({ require_mfa: true, sso_required: true })
  .required()
  .partial({ estimated_sheet_size: true });
export type TeamSettingsInput = z.infer<typeof TeamSettingsInput>;
