import { randomBytes } from "node:crypto";

export interface SamlResponse {
  issuer: string;
  audience: string;
  /** The address to which the browser posts the response. */
  callback: string;
  /** The recipient that the assertion names; the callback by default. */
  recipient?: string;
  nameId: string;
  attributes?: Record<string, string[]>;
  inResponseTo?: string;
  lifetimeSeconds?: number;
}

const escaped = (text: string) => text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
const newId = () => `_${randomBytes(12).toString("hex")}`;

/** A SAML response with one assertion, unsigned. */
export function responseXml({ lifetimeSeconds = 300, attributes = {}, ...response }: SamlResponse): string {
  const now = new Date(Date.now() + Math.min(lifetimeSeconds, 0) * 2000).toISOString();
  const until = new Date(Date.now() + lifetimeSeconds * 1000).toISOString();
  const answers = response.inResponseTo ? ` InResponseTo="${escaped(response.inResponseTo)}"` : "";
  const issuer = `<saml:Issuer>${escaped(response.issuer)}</saml:Issuer>`;
  const confirmation = `NotOnOrAfter="${until}" Recipient="${escaped(response.recipient ?? response.callback)}"${answers}`;
  const format = response.nameId.includes("@") ? "emailAddress" : "unspecified";
  return (
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${newId()}" Version="2.0" IssueInstant="${now}" Destination="${escaped(response.callback)}"${answers}>${issuer}` +
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>` +
    `<saml:Assertion ID="${newId()}" Version="2.0" IssueInstant="${now}">${issuer}` +
    `<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:${format}">${escaped(response.nameId)}</saml:NameID>` +
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
