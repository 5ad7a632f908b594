import { createRequests } from "../../lib/emitter/create-requests";

/** Requests to open the search dialog, which stands beside every page. */
export const searchRequests = createRequests<void>();
