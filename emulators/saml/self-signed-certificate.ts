import { type KeyObject, sign } from "node:crypto";

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
};

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, "0"), "hex");
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

const SEQUENCE = 0x30;
const SHA256_WITH_RSA = der(SEQUENCE, Buffer.from("06092a864886f70d01010b0500", "hex"));
const COMMON_NAME = Buffer.from("0603550403", "hex");

const nameOf = (text: string) => der(SEQUENCE, der(0x31, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from(text)))));

/** GeneralizedTime: the year has four digits, so that a certificate may end at any time. */
const timeOf = (ms: number) =>
  der(0x18, Buffer.from(`${new Date(ms).toISOString().replaceAll(/\D/g, "").slice(0, 14)}Z`));

type Subject = { name: string; publicKey: KeyObject; privateKey: KeyObject; endMs: number };

/** A self-signed certificate of an RSA key, like those of identity providers, as PEM. */
export function selfSignedCertificate({ name, publicKey, privateKey, endMs }: Subject): string {
  const startMs = Math.min(Date.now(), endMs) - 86_400_000;
  const toBeSigned = der(
    SEQUENCE,
    der(0xa0, Buffer.from("020102", "hex")),
    Buffer.from("020101", "hex"),
    SHA256_WITH_RSA,
    nameOf(name),
    der(SEQUENCE, timeOf(startMs), timeOf(endMs)),
    nameOf(name),
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", toBeSigned, privateKey));
  const base64 = der(SEQUENCE, toBeSigned, SHA256_WITH_RSA, signature).toString("base64");
  return `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/(.{64})(?=.)/g, "$1\n")}\n-----END CERTIFICATE-----`;
}
