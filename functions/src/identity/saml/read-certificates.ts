import { X509Certificate } from "node:crypto";
import type { Certificate } from "@dure/domain/identity/saml/saml";
import { samlTexts } from "@dure/domain/identity/saml/saml-texts";
import { AppError } from "@dure/domain/shared/error";
import type { Text } from "@dure/domain/shared/text";

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
const MAX_CERTIFICATES = 2;

type Certificates = { cert: string; certificates: Certificate[] };

/**
 * Reads the certificates that an admin pasted: as PEM, or as the base64 alone, as in metadata.
 * @returns the certificates, and their text as PEM
 * @throws BAD_REQUEST at `body.cert`
 */
export function readCertificates(pasted: string, now: string): Certificates {
  const found = pasted.match(PEM) ?? [wrap(pasted)];
  if (found.length > MAX_CERTIFICATES) throw refusal(samlTexts.certTooMany);
  const read = found.map(parse);
  const certificates = read.map(describe);
  if (certificates.every(({ expires_at }) => expires_at <= now)) throw refusal(samlTexts.certExpired);
  return { cert: read.map((one) => one.toString().trim()).join("\n"), certificates };
}

const wrap = (base64: string): string =>
  `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/\s/g, "")}\n-----END CERTIFICATE-----`;

function parse(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw refusal(samlTexts.certUnreadable);
  }
}

const describe = ({ fingerprint256, subject, validToDate }: X509Certificate): Certificate => ({
  fingerprint: fingerprint256.replaceAll(":", "").toLowerCase(),
  subject: subject?.split("\n").at(-1) ?? "",
  expires_at: validToDate.toISOString(),
});

const refusal = (message: Text) => new AppError("BAD_REQUEST", message, [{ path: "body.cert", message }]);
