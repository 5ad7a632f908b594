import { useEffect, useEffectEvent } from "react";
import { teamChanges } from "../api";
import { untilQuiet } from "../until-quiet";
import type { Change } from "./change";

/** Calls back for every change in the team from now on; without a team it waits. */
export function useLiveChanges(teamId: string | undefined, onChange: (change: Change) => void): void {
  const hear = useEffectEvent((change: Change) => {
    teamChanges.emit(change);
    onChange(change);
  });

  useEffect(() => {
    if (!teamId) return;
    let stop: (() => void) | undefined;
    let ended = false;
    const sinceMs = Date.now();
    const listen = async () => {
      await untilQuiet();
      if (ended) return;
      const { listenToChanges } = await import("./listen-to-changes");
      if (!ended) stop = listenToChanges(teamId, sinceMs, hear);
    };
    void listen();
    return () => {
      ended = true;
      stop?.();
    };
  }, [teamId]);
}
