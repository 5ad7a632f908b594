import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { loginPath, nextPathOf } from "../../lib/session-paths";
import { PageLoading } from "../../ui/page-loading";
import { takeOver } from "./hand-over";

/** Continues a session that began at another address of the product, then opens the page that was requested. */
export function EnterPage() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  // The code works once, and an effect may run twice.
  const taken = useRef(false);

  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    const given = new URLSearchParams(hash.slice(1));
    const next = nextPathOf(given);
    takeOver(given.get("code") ?? "").then(
      () => navigate(next, { replace: true }),
      () => navigate(loginPath(next), { replace: true }),
    );
  }, [hash, navigate]);

  return <PageLoading minH="100dvh" />;
}
