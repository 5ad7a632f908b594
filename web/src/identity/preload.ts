import { queryClient } from "../lib/query-client";
import { interfaceStateQuery } from "./user/interface-state-queries";
import { profileQuery } from "./user/user-queries";

/** Prefetches the user's profile and interface state. */
export function preload(): void {
  void queryClient.prefetchQuery(profileQuery());
  void queryClient.prefetchQuery(interfaceStateQuery());
}
