import { client } from "../api";

let running: Promise<number | null> | undefined;

/**
 * Asks for some minutes of reading documents directly, which a team with a list of addresses demands
 * (docs/product/teams.md#ip-list). Listeners that ask at the same time share one call.
 * @returns the seconds that it lasts; null for a team without a list
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
