import { api } from "../../lib/api";

/** One's own signature. It changes here alone, and an editor must not lose what is being written. */
export const signQuery = () => api.identity.getEmailSign.queryOptions({ input: {} });
