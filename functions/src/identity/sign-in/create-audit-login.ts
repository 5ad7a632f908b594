import type { identityApi } from "@dure/domain/identity/api";
import type { Verb } from "../../platform/http/endpoint";

/**
 * Accepts the login reports of older clients, but stores nothing: anyone may call this, and a forged entry would look
 * like a real one. The server writes these entries itself (docs/product/identity.md#audit-entries).
 */
export const createAuditLogin: Verb<typeof identityApi.createAuditLogin> = async () => undefined;
