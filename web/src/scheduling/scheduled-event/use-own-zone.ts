import { useProfile } from "../../identity/user/user-queries";
import { useTeam } from "../../teams/team/team-queries";

/** The user's time zone, else the team's. */
export function useOwnZone(): string {
  const { timezone } = useProfile();
  const team = useTeam();
  return timezone || team.timezone;
}
