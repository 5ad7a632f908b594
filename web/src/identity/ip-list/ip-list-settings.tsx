import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { IpListForm } from "./ip-list-form";
import { useIpList } from "./ip-list-queries";

/** An admin's list of the addresses from which the team may be used. */
export function IpListSettings() {
  const list = useIpList();
  if (list.isPending) return <ListSkeleton rows={2} />;
  if (list.isError) return <ErrorState error={list.error} onRetry={list.refetch} />;
  return <IpListForm list={list.data} />;
}
