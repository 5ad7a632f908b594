import { createEmitter } from "../../lib/create-emitter";

/** Requests to show the shortcuts. */
export const helpRequests = createEmitter<void>();
