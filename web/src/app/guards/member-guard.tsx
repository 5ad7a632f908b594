import { useSuspenseQueries } from "@tanstack/react-query";
import { Navigate, Outlet } from "react-router";
import { profileQuery } from "../../identity/user/user-queries";
import { nextStep } from "../../teams/onboarding/next-step";
import { teamQuery } from "../../teams/team/team-queries";
import { TimeZoneContext } from "../../ui/use-format";

/** Requires an active member of an enabled team. */
export function MemberGuard() {
  const [profile, team] = useSuspenseQueries({ queries: [profileQuery(), teamQuery()] });
  const step = nextStep(profile.data, team.data);
  if (step) return <Navigate to={step} replace />;
  return (
    <TimeZoneContext value={profile.data.timezone}>
      <Outlet />
    </TimeZoneContext>
  );
}
