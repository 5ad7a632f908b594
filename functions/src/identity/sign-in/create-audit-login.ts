import type { identityApi } from "@dure/domain/identity/api";
import type { Verb } from "../../platform/http/endpoint";

/**
 * Takes what older clients report of a login, and writes nothing: anyone may call this, and a forged entry looks like a
 * real one. The server writes such entries itself (docs/product/identity.md#audit-entries).
 */
export const createAuditLogin: Verb<typeof identityApi.createAuditLogin> = async () => undefined;
