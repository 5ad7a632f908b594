import type { PublicRouter } from "@dure/domain/routing/router/public-router";
import { useCallback, useEffect, useState } from "preact/hooks";
import { CallError } from "../../../lib/call-error";
import { getRouter } from "../router-calls";

/** What the server may write into the page. */
export type FirstData = { router?: PublicRouter; state?: "not_found" };

type State = { router?: PublicRouter; notFound?: boolean; error?: unknown };

/** The form at an address. It is fetched unless the server has written it into the page. */
export function useRouter(id: string, first: FirstData) {
  const [state, setState] = useState<State>({ ...first, notFound: first.state === "not_found" });
  const isKnown = Boolean(state.router || state.notFound);

  const load = useCallback(async () => {
    setState({});
    try {
      setState({ router: await getRouter(id) });
    } catch (error) {
      setState(error instanceof CallError && error.status === 404 ? { notFound: true } : { error });
    }
  }, [id]);
  useEffect(() => {
    if (!isKnown) void load();
    // Runs once: later loads are started by the visitor.
  }, []);
  return { ...state, load };
}
