import { useEffect, useState } from "react";
import { useIsAdmin, useProfile } from "../../../identity/user/user-queries";
import { useTeam } from "../../../teams/team/team-queries";
import { instantsOf } from "../statistics/period";
import type { ReadRows, Rows, RowsOf } from "./read-rows";

/** A router's submissions, updated live. Loaded rows stay visible while more are loaded. */
export function useLiveRows({ router, days, count }: RowsOf, isOn: boolean): ReadRows {
  const { teamId, row_access } = useTeam();
  const { user_id } = useProfile();
  const isAdmin = useIsAdmin();
  const ofMember = row_access === "own" && !isAdmin ? user_id : undefined;
  const { from, before } = instantsOf(days, router.timezone);
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<Rows>();
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    if (!isOn) return;
    let stop: (() => void) | undefined;
    let ended = false;
    setError(undefined);
    import("./rows-feed").then(({ listenToRows }) => {
      if (ended) return;
      stop = listenToRows(
        {
          ...{ teamId, routerId: router.id, count },
          ...(from && { from }),
          ...(before && { before }),
          ...(ofMember && { ofMember }),
        },
        { onRows: (rows, isAll) => setRead({ rows, isAll, count }), onError: setError },
      );
    }, setError);
    return () => {
      ended = true;
      stop?.();
    };
  }, [teamId, router.id, from, before, ofMember, count, attempt, isOn]);
  return { ...read, error, retry: () => setAttempt((one) => one + 1) };
}
