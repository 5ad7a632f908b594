import type { Reply } from "./reply";
import type { Route } from "./router";

/** A service that the server runs: its routes, its state and its format of generic errors. */
export interface Service {
  routes: Route[];
  bodyLimitBytes: number;
  /** The account that a token belongs to, if the service has accounts. */
  accountOf?: (token: string) => string | undefined;
  error: (status: number, message: string) => Reply;
  state: () => unknown;
  reset: () => void;
  /** Writes the state to disk. */
  flush: () => void;
}
