import { responseXml, type SamlResponse } from "./response-xml";
import type { SigningKey } from "./signing-key";

/** The identity provider's faults and unusual answers. */
export const FAULTS = [
  "none",
  "tampered",
  "other-key",
  "next-key",
  "expired",
  "wrong-audience",
  "wrong-recipient",
  "unsigned",
  "no-email",
  "unknown-request",
  "unsolicited",
  "replay",
] as const;
export type Fault = (typeof FAULTS)[number];

/** `next` is the key that the provider changes to; `other` is an unknown key. */
export type Keys = { now: SigningKey; next: SigningKey; other: SigningKey };

const CHANGES: Partial<Record<Fault, Partial<SamlResponse>>> = {
  expired: { lifetimeSeconds: -600 },
  "wrong-audience": { audience: "https://elsewhere.example/saml" },
  "wrong-recipient": { recipient: "https://elsewhere.example/acs" },
  "no-email": { nameId: "employee-17" },
  "unknown-request": { inResponseTo: "_unknown" },
};

/**
 * A response in base64, as browsers post it, with the fault. For a replay, the caller sends an older response instead.
 */
export function signedResponse(keys: Keys, { inResponseTo, ...given }: SamlResponse, fault: Fault = "none"): string {
  const answers = fault === "unsolicited" || !inResponseTo ? {} : { inResponseTo };
  const xml = responseXml({ ...given, ...answers, ...CHANGES[fault] });
  if (fault === "unsigned") return encode(xml);
  const key = fault === "other-key" ? keys.other : fault === "next-key" ? keys.next : keys.now;
  const signed = key.sign(xml);
  return encode(fault === "tampered" ? signed.replace(given.nameId, `x${given.nameId}`) : signed);
}

const encode = (xml: string) => Buffer.from(xml).toString("base64");
