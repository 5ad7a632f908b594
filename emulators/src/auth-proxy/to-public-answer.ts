import type { Context } from "./context";
import type { MfaFactor, Tenant, VerificationCode } from "./protocol";
import { showTenant } from "./tenants";
import { isTotpNumber } from "./totp";

type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

/** Rewrites the emulator's response to the real service's format: TOTP factors, and the proxy's address. */
export function toPublicAnswer(context: Context, json: object): object {
  return show(context, json as Json) as object;
}

function show(context: Context, json: Json): Json {
  if (typeof json === "string") return json.replaceAll(context.emulator.url, context.self);
  if (Array.isArray(json)) return json.map((item) => show(context, item));
  if (json === null || typeof json !== "object") return json;
  const shown =
    "tenantId" in json && "mfaConfig" in json
      ? (showTenant(context, json as unknown as Tenant) as unknown as typeof json)
      : json;
  return Object.fromEntries(
    Object.entries(shown).map(([field, value]) => [field, show(context, showField(field, value))]),
  );
}

function showField(field: string, value: Json): Json {
  if (!Array.isArray(value)) return value;
  if (field === "mfaInfo") return (value as unknown as MfaFactor[]).map(showFactor) as unknown as Json;
  if (field !== "verificationCodes") return value;
  return (value as unknown as VerificationCode[]).filter(
    ({ phoneNumber }) => !isTotpNumber(phoneNumber),
  ) as unknown as Json;
}

function showFactor(factor: MfaFactor & { unobfuscatedPhoneInfo?: string }): object {
  const { phoneInfo, unobfuscatedPhoneInfo, ...rest } = factor;
  return isTotpNumber(unobfuscatedPhoneInfo ?? phoneInfo) ? { ...rest, totpInfo: {} } : factor;
}
