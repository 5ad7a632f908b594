import type { Runtime } from "./runtime-contract";

/** After this many failures, the app counts as unreachable and is not requested again. */
const MAX_FAILURES = 3;

/** Loads the runtime on first use; after a failure, the next use retries. */
export function lazyRuntime(fetchRuntime: () => Promise<Runtime>) {
  let now: Runtime | undefined;
  let loading: Promise<Runtime> | undefined;
  let failures = 0;

  const load = (): Promise<Runtime> => {
    loading ??= fetchRuntime().then(
      (ready) => {
        now = ready;
        return ready;
      },
      (error) => {
        failures += 1;
        if (failures < MAX_FAILURES) loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { load, now: () => now, hasFailed: () => failures > 0 && !now };
}
