import { useProfile } from "../../identity/user/user-queries";
import { useTeam } from "../../teams/team/team-queries";

/** The zone that I read times in: my own, else the team's. */
export function useOwnZone(): string {
  const { timezone } = useProfile();
  const team = useTeam();
  return timezone || team.timezone;
}
