import { useState } from "react";

type Snapshot<T> = { data: T; isStale: boolean; count: number };

/**
 * The data that an editor started from. A teammate's change must not overwrite an edit, so the data is replaced only by
 * `reload`, after a save or a conflict. `count` changes with each reload.
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
