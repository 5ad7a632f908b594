import { createRequests } from "../../lib/emitter/create-requests";

/** Requests to open the search dialog, which is mounted on every page. */
export const searchRequests = createRequests<void>();
