import { UpdateTeam } from "@dure/domain/teams/team";
import type { z } from "zod";

/** The settings form sends all of its fields at once. What the team demands of sign-ins has a screen of its own. */
export const TeamSettingsInput = UpdateTeam.omit({ require_mfa: true, sso_required: true }).required();
export type TeamSettingsInput = z.infer<typeof TeamSettingsInput>;
