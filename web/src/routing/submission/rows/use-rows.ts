import type { ReadRows, RowsOf } from "./read-rows";
import { useIsMasked } from "./use-is-masked";
import { useLiveRows } from "./use-live-rows";
import { usePolledRows } from "./use-polled-rows";

/**
 * A router's newest submissions: live from Firestore, or polled from the API for members who see masked values only.
 */
export function useRows(wanted: RowsOf): ReadRows {
  const isMasked = useIsMasked();
  const live = useLiveRows(wanted, isMasked === false);
  const asked = usePolledRows(wanted, isMasked === true);
  return isMasked ? asked : live;
}
