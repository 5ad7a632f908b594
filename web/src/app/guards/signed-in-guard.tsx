import { Navigate, Outlet, useLocation } from "react-router";
import { useUser } from "reactfire";
import { sessionEnd } from "../../lib/session/session-end";
import { loginPath } from "../../lib/session-paths";
import { PageLoading } from "../../ui/page-loading";

/** Requires a signed-in account. Others go to the login page, which leads back. */
export function SignedInGuard() {
  const { status, data: user } = useUser();
  const { pathname, search } = useLocation();
  if (status === "loading") return <PageLoading minH="100dvh" />;
  if (!user) return <Navigate to={loginPath(pathname + search)} replace state={sessionEnd.state()} />;
  return <Outlet />;
}
