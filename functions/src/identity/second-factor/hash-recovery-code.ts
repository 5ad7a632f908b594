import { createHmac } from "node:crypto";
import { canonicalCode } from "@dure/domain/identity/recovery-code";
import { tokenKey } from "../../platform/config";

/**
 * The stored form of a recovery code. Fifty random bits need no slow hash; the server's key keeps a copy of the database
 * from being searched, and the account keeps equal codes apart.
 */
export const hashRecoveryCode = (teamId: string, uid: string, code: string): string =>
  createHmac("sha256", Buffer.from(tokenKey.value(), "base64"))
    .update(["recovery-code", teamId, uid, canonicalCode(code)].join("\n"))
    .digest("base64url");
