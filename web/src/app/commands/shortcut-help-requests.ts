import { createRequests } from "../../lib/emitter/create-requests";

/** Requests to show the shortcuts. */
export const shortcutHelpRequests = createRequests<void>();
