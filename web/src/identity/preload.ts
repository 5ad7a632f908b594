import { queryClient } from "../lib/query-client";
import { interfaceStateQuery } from "./user/interface-state-queries";
import { profileQuery } from "./user/user-queries";

/** Who is at it, and where they were. */
export function preload(): void {
  void queryClient.prefetchQuery(profileQuery());
  void queryClient.prefetchQuery(interfaceStateQuery());
}
