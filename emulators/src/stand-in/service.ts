import type { Reply } from "./reply";
import type { Route } from "./router";

/** A service as the server needs it: its routes and how it words errors that are nobody's in particular. */
export interface Service {
  routes: Route[];
  bodyLimitBytes: number;
  /** Whose token this is, where the service knows accounts. */
  accountOf?: (token: string) => string | undefined;
  error: (status: number, message: string) => Reply;
  state: () => unknown;
  reset: () => void;
  /** Everything to be kept is written. */
  flush: () => void;
}
