import type { Profile } from "@dure/domain/identity/user";
import type { TeamView } from "@dure/domain/teams/team";
import { useEffect } from "react";
import { setUsageUser } from "../../lib/telemetry/track-usage";

type Person = Pick<Profile, "user_id" | "email" | "marketing_consent">;
type Team = Pick<TeamView, "teamId" | "displayName" | "teamSlug">;

/** Names the user to usage analytics while they are signed in and consent (docs/telemetry.md#usage-events). */
export function useUsageUser({ user_id, email, marketing_consent }: Person, team: Team): void {
  const { teamId: team_id, displayName: team_name, teamSlug: team_slug } = team;
  useEffect(() => {
    setUsageUser(marketing_consent ? { user_id, email, team_id, team_name, team_slug } : undefined);
    return () => setUsageUser(undefined);
  }, [marketing_consent, user_id, email, team_id, team_name, team_slug]);
}
