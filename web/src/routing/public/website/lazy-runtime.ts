import type { Runtime } from "./runtime-contract";

/** Where the app can't be reached it is not asked again and again. */
const MAX_FAILURES = 3;

/** The runtime, fetched at the first wish and after a failure at the next. */
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
