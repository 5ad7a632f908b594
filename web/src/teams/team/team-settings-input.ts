import { UpdateTeam } from "@dure/domain/teams/team";
import type { z } from "zod";

/** The settings form sends every field at once. */
export const TeamSettingsInput = UpdateTeam.required();
export type TeamSettingsInput = z.infer<typeof TeamSettingsInput>;
