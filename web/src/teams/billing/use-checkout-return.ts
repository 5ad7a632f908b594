import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { client } from "../../lib/api";
import { refresh } from "../../lib/query-client";

const POLL_MS = 1_000;

/**
 * Stripe leads back before its event may have come: asks until the plan is written.
 * @returns whether a payment is being processed
 */
export function useCheckoutReturn(): boolean {
  const [search, setSearch] = useSearchParams();
  const session_id = search.get("checkout") ?? "";
  const { data } = useQuery({
    queryKey: ["checkout", session_id],
    queryFn: () => client.teams.confirmCheckout({ body: { session_id } }),
    enabled: session_id !== "",
    refetchInterval: ({ state }) => (state.data?.state === "processing" ? POLL_MS : false),
  });
  const isOver = data !== undefined && data.state !== "processing";
  useEffect(() => {
    if (!isOver) return;
    void refresh("teams", "getPlanStatus");
    setSearch(
      (before) => {
        before.delete("checkout");
        return before;
      },
      { replace: true },
    );
  }, [isOver, setSearch]);
  return session_id !== "" && !isOver;
}
