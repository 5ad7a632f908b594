import type { RouterView } from "@dure/domain/routing/router";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useIsAdmin, useProfile } from "../../identity/user/user-queries";
import { useTeam } from "../../teams/team/team-queries";
import { isWanted, type RowFilter } from "./matching-rows";
import { type DayRange, instantsOf } from "./period";
import { useRows } from "./use-rows";
import { useShownRows } from "./use-shown-rows";

const PAGE = 50;
/** A status or a word is looked for in so many of the newest; who looks further back takes fewer days. */
const MAX_LOOKED_AT = 5_000;

/** The submissions of some days that a filter finds, newest first; `more` reads on where it has ended. */
export function useFoundRows(router: RouterView, days: DayRange, filter: RowFilter) {
  const { teamId, row_access } = useTeam();
  const { user_id } = useProfile();
  const isOwn = row_access === "own" && !useIsAdmin();
  const { from, before } = instantsOf(days, router.timezone);
  const [count, setCount] = useState(PAGE);
  const [wanted, setWanted] = useState(PAGE);
  const [attempt, setAttempt] = useState(0);
  const read = useRows({
    teamId,
    routerId: router.id,
    count,
    attempt,
    ...(from && { from }),
    ...(before && { before }),
    ...(isOwn && { ofMember: user_id }),
  });
  const shown = useShownRows(read.rows, router);
  const { status, search } = filter;
  const rows = useMemo(() => shown?.filter((row) => isWanted(row, { status, search })), [shown, status, search]);
  const isCut = read.isAll === false && count >= MAX_LOOKED_AT;
  const isShort = rows !== undefined && rows.length < wanted && read.isAll === false;

  // A filter may leave little of what was read: more is read until there is enough of it.
  useEffect(() => {
    if (isShort && read.count === count) setCount(Math.min(MAX_LOOKED_AT, count * 2));
  }, [isShort, read.count, count]);

  const found = rows?.length ?? 0;
  const more = useCallback(() => setWanted((before) => (found >= before ? found + PAGE : before)), [found]);
  return {
    rows,
    isAll: read.isAll === true,
    isCut,
    error: read.error,
    more,
    retry: () => setAttempt((one) => one + 1),
  };
}
