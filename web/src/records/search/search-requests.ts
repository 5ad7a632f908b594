import { createEmitter } from "../../lib/create-emitter";

/** Requests to open the search dialog, which stands beside every page. */
export const searchRequests = createEmitter<void>();
