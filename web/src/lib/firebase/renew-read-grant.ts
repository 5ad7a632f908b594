import { client } from "../api";

let running: Promise<number | null> | undefined;

/**
 * Requests a read grant: some minutes of direct reads, which a team with an IP list requires
 * (docs/product/teams.md#ip-list). Listeners that request it at the same time share one call.
 * @returns the grant's duration in seconds; null for a team without an IP list
 */
export function renewReadGrant(): Promise<number | null> {
  running ??= client.identity
    .renewReadGrant({})
    .then(({ expires_in }) => expires_in)
    .finally(() => {
      running = undefined;
    });
  return running;
}
