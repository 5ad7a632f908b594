import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { useIsAdmin } from "../../identity/user/user-queries";
import { client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { isCheckoutOver } from "./is-checkout-over";

const POLL_MS = 1_000;

/**
 * Stripe may redirect back before its event arrives: polls until the plan is stored, or the server refuses.
 * @returns whether a payment is being processed
 */
export function useCheckoutReturn(): boolean {
  const [search, setSearch] = useSearchParams();
  const errorText = useErrorText();
  const session_id = search.get("checkout") ?? "";
  const isAsking = useIsAdmin() && session_id !== "";
  const { data, error } = useQuery({
    queryKey: ["checkout", session_id],
    queryFn: () => client.teams.confirmCheckout({ body: { session_id } }),
    enabled: isAsking,
    refetchInterval: ({ state }) => (isCheckoutOver(state.data?.state, state.error) ? false : POLL_MS),
  });
  const isOver = isAsking && isCheckoutOver(data?.state, error);
  const end = useEffectEvent(() => {
    if (error) notify.error({ title: errorText(error) });
    void refresh("teams", "getPlanStatus");
    setSearch(
      (before) => {
        before.delete("checkout");
        return before;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return isAsking && !isOver;
}
