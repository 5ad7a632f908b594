import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { SignedXml } from "xml-crypto";
import { selfSignedCertificate } from "./self-signed-certificate";

const YEAR_MS = 365 * 86_400_000;
const ASSERTION = "//*[local-name(.)='Assertion']";
const CANONICAL = "http://www.w3.org/2001/10/xml-exc-c14n#";

/** An identity provider's key with its certificate. It signs assertions. */
export class SigningKey {
  private readonly privateKey: KeyObject;
  readonly certificate: string;

  /** @param pem a stored private key; without it, a new one is generated */
  constructor({ pem, endMs = Date.now() + YEAR_MS }: { pem?: string; endMs?: number } = {}) {
    this.privateKey = pem ? createPrivateKey(pem) : generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
    const publicKey = createPublicKey(this.privateKey);
    this.certificate = selfSignedCertificate({ name: "Stand-in IdP", publicKey, privateKey: this.privateKey, endMs });
  }

  get pem(): string {
    return this.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  }

  /** Signs the assertion in a response. */
  sign(xml: string): string {
    const signature = new SignedXml({
      privateKey: this.pem,
      signatureAlgorithm: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
      canonicalizationAlgorithm: CANONICAL,
    });
    signature.addReference({
      xpath: ASSERTION,
      digestAlgorithm: "http://www.w3.org/2001/04/xmlenc#sha256",
      transforms: ["http://www.w3.org/2000/09/xmldsig#enveloped-signature", CANONICAL],
    });
    const reference = `${ASSERTION}/*[local-name(.)='Issuer']`;
    signature.computeSignature(xml, { location: { reference, action: "after" } });
    return signature.getSignedXml();
  }
}
