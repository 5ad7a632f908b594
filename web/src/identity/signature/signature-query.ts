import { api } from "../../lib/api";

/**
 * The user's own signature. It changes only here, and the editor ignores later fetches, so what is being typed isn't
 * lost.
 */
export const signatureQuery = () => api.identity.getEmailSign.queryOptions({ input: {} });
