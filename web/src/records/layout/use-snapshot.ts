import { useState } from "react";

type Snapshot<T> = { data: T; isStale: boolean; count: number };

/**
 * What an editor began with: a teammate's change must not overwrite what is being edited, so it stays until it is
 * reloaded on purpose, after a save or because it has become stale. `count` tells one beginning from the next.
 */
export function useSnapshot<T>(data: T | undefined, read: () => Promise<{ data: T | undefined }>) {
  const [held, setHeld] = useState<Snapshot<T>>();
  if (!held && data) setHeld({ data, isStale: false, count: 0 });
  const reload = async (isStale: boolean) => {
    const { data: fresh } = await read();
    if (fresh) setHeld((before) => ({ data: fresh, isStale, count: (before?.count ?? 0) + 1 }));
  };
  return { snapshot: held, reload };
}
