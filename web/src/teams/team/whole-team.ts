import { UpdateTeam } from "@dure/domain/teams/team";
import type { z } from "zod";

/** The settings form sends every field at once. */
export const WholeTeam = UpdateTeam.required();
export type WholeTeam = z.infer<typeof WholeTeam>;
