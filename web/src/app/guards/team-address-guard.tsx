import { useSuspenseQueries } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { profileQuery } from "../../identity/user/user-queries";
import { teamQuery } from "../../teams/team/team-queries";
import { PageLoading } from "../../ui/page-loading";
import { useTeamInAddress } from "./use-team-in-address";
import { useUsageUser } from "./use-usage-user";

/**
 * Keeps members at their team's address. An invitation's code is kept at the address where it was opened, so whoever
 * hasn't joined yet stays there.
 */
export function TeamAddressGuard() {
  const [profile, team] = useSuspenseQueries({ queries: [profileQuery(), teamQuery()] });
  const hasJoined = profile.data.team_member_status === "ACTIVE";
  useUsageUser(profile.data, team.data);
  const isLeaving = useTeamInAddress(hasJoined ? team.data.teamSlug : null);
  return isLeaving ? <PageLoading minH="100dvh" /> : <Outlet />;
}
