import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { inflateRawSync } from "node:zlib";
import { SignedXml } from "xml-crypto";

interface Response {
  issuer: string;
  audience: string;
  /** The address to which the browser posts the response. */
  callback: string;
  nameId: string;
  attributes?: Record<string, string[]>;
  inResponseTo?: string;
  lifetimeSeconds?: number;
}

const escaped = (text: string) => text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
const newId = () => `_${randomBytes(12).toString("hex")}`;

/** An identity provider's key, which signs responses. */
export class SamlSigner {
  private readonly pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  readonly publicKey = this.pair.publicKey.export({ type: "spki", format: "pem" }).toString();

  /** A signed response, in base64 as browsers post it. */
  sign(response: Response): string {
    const signature = new SignedXml({
      privateKey: this.pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
      signatureAlgorithm: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
      canonicalizationAlgorithm: "http://www.w3.org/2001/10/xml-exc-c14n#",
    });
    const assertion = "//*[local-name(.)='Assertion']";
    signature.addReference({
      xpath: assertion,
      digestAlgorithm: "http://www.w3.org/2001/04/xmlenc#sha256",
      transforms: ["http://www.w3.org/2000/09/xmldsig#enveloped-signature", "http://www.w3.org/2001/10/xml-exc-c14n#"],
    });
    const location = { reference: `${assertion}/*[local-name(.)='Issuer']`, action: "after" } as const;
    signature.computeSignature(responseXml(response), { location });
    return Buffer.from(signature.getSignedXml()).toString("base64");
  }
}

export const unsigned = (response: Response) => Buffer.from(responseXml(response)).toString("base64");

function responseXml({ lifetimeSeconds = 300, attributes = {}, ...response }: Response): string {
  const now = new Date().toISOString();
  const until = new Date(Date.now() + lifetimeSeconds * 1000).toISOString();
  const answers = response.inResponseTo ? ` InResponseTo="${escaped(response.inResponseTo)}"` : "";
  const issuer = `<saml:Issuer>${escaped(response.issuer)}</saml:Issuer>`;
  const confirmation = `NotOnOrAfter="${until}" Recipient="${escaped(response.callback)}"${answers}`;
  return (
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${newId()}" Version="2.0" IssueInstant="${now}" Destination="${escaped(response.callback)}"${answers}>${issuer}` +
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>` +
    `<saml:Assertion ID="${newId()}" Version="2.0" IssueInstant="${now}">${issuer}` +
    `<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${escaped(response.nameId)}</saml:NameID>` +
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData ${confirmation}/></saml:SubjectConfirmation></saml:Subject>` +
    `<saml:Conditions NotBefore="${now}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${escaped(response.audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
    `<saml:AuthnStatement AuthnInstant="${now}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
    `${attributeXml(attributes)}</saml:Assertion></samlp:Response>`
  );
}

function attributeXml(attributes: Record<string, string[]>): string {
  const each = Object.entries(attributes).map(([name, values]) => {
    const texts = values.map((text) => `<saml:AttributeValue>${escaped(text)}</saml:AttributeValue>`);
    return `<saml:Attribute Name="${escaped(name)}">${texts.join("")}</saml:Attribute>`;
  });
  return each.length > 0 ? `<saml:AttributeStatement>${each.join("")}</saml:AttributeStatement>` : "";
}

/** Starts a sign-in page that asks for an e-mail address and sends the browser back with a signed response. */
export async function startIdp(signer: SamlSigner, issuer: string): Promise<{ url: string; server: Server }> {
  const server = createServer(async (request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    const { searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (request.method === "GET") return response.end(signInPage(searchParams));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    return response.end(answerPage(signer, issuer, new URLSearchParams(Buffer.concat(chunks).toString())));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sso`, server };
}

const hidden = (name: string, value: string | null) =>
  `<input type="hidden" name="${name}" value="${escaped(value ?? "")}">`;

const signInPage = (query: URLSearchParams) =>
  `<!doctype html><title>Sign in</title><form method="post">${hidden("SAMLRequest", query.get("SAMLRequest"))}${hidden("RelayState", query.get("RelayState"))}<label>Email <input name="email"></label><button>Sign in</button></form>`;

function answerPage(signer: SamlSigner, issuer: string, form: URLSearchParams): string {
  const request = inflateRawSync(Buffer.from(form.get("SAMLRequest") ?? "", "base64")).toString();
  const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(request)?.[1] ?? "";
  const callback = attribute("AssertionConsumerServiceURL");
  const response = signer.sign({
    issuer,
    audience: /Issuer[^>]*>([^<]+)</.exec(request)?.[1] ?? "",
    callback,
    nameId: form.get("email") ?? "",
    inResponseTo: attribute("ID"),
    attributes: { groups: ["sales", "emea"] },
  });
  return `<!doctype html><form method="post" action="${escaped(callback)}">${hidden("SAMLResponse", response)}${hidden("RelayState", form.get("RelayState"))}</form><script>document.forms[0].submit()</script>`;
}
