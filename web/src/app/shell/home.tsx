import { Navigate } from "react-router";
import { useInterfaceState } from "../../identity/user/interface-state-queries";
import { useIsAdmin } from "../../identity/user/user-queries";
import { ONBOARDING_PATHS } from "../../teams/onboarding/onboarding-paths";
import { useRemoteFlags } from "../../teams/team/flag-queries";
import { PageLoading } from "../../ui/page-loading";
import { routesOf } from "../areas";
import { menuOf } from "./menu";

/** Leads to what is left of the onboarding, else to where the member was last, else to the first page of the menu. */
export function Home() {
  const isAdmin = useIsAdmin();
  const flags = useRemoteFlags();
  const { data: state, isPending } = useInterfaceState();
  if (isPending) return <PageLoading />;
  if (state?.onboarding_step) return <Navigate to={ONBOARDING_PATHS[state.onboarding_step]} replace />;
  const entries = menuOf(routesOf("member"), isAdmin, flags).flatMap((group) => group.entries);
  const last = entries.find(({ id }) => id === state?.last_view_tab) ?? entries[0];
  return <Navigate to={last?.to ?? "/settings"} replace />;
}
