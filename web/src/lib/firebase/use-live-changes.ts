import { useEffect, useEffectEvent } from "react";
import { teamChanges } from "../api";
import { untilQuiet } from "../until-quiet";
import type { Change } from "./change";
import { runtime } from "./runtime";

/** The delay before a module that could not be loaded, for example offline, is loaded again. */
const RETRY_MS = 3_000;

async function waitForNetwork(error: unknown): Promise<undefined> {
  console.warn("Live changes are not loaded", error);
  await new Promise((done) => setTimeout(done, RETRY_MS));
}

/** Calls back for every change in the team since the app started; does nothing until there is a team. */
export function useLiveChanges(teamId: string | undefined, onChange: (change: Change) => void): void {
  const hear = useEffectEvent((change: Change) => {
    teamChanges.emit(change);
    onChange(change);
  });

  useEffect(() => {
    if (!teamId) return;
    let stop: (() => void) | undefined;
    let ended = false;
    const listen = async () => {
      await untilQuiet();
      while (!ended) {
        const part = await import("./listen-to-changes").catch(waitForNetwork);
        // Not from now on: the data on the screen may be older than this component, because it is prefetched.
        if (part && !ended) stop = part.listenToChanges(teamId, runtime().startedMs, hear);
        if (part) return;
      }
    };
    void listen();
    return () => {
      ended = true;
      stop?.();
    };
  }, [teamId]);
}
