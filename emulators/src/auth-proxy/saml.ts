import { type CacheProvider, type Profile, SAML, ValidateInResponseTo } from "@node-saml/node-saml";
import { ApiError, check } from "./api-error";
import type { ProviderConfig } from "./protocol";

/** Sent requests by id, for responses that refer to them. */
const requests = new Map<string, string>();

const cacheProvider: CacheProvider = {
  saveAsync: async (key, value) => {
    requests.set(key, value);
    return { value, createdAt: Date.now() };
  },
  getAsync: async (key) => requests.get(key) ?? null,
  removeAsync: async (key) => (key !== null && requests.delete(key) ? key : null),
};

function serviceProvider({ idpConfig, spConfig }: ProviderConfig): SAML {
  check(idpConfig && spConfig, "INVALID_CONFIG : The SAML configuration is not complete.");
  return new SAML({
    entryPoint: idpConfig.ssoUrl,
    idpIssuer: idpConfig.idpEntityId,
    idpCert: idpConfig.idpCertificates.map(({ x509Certificate }) => x509Certificate),
    issuer: spConfig.spEntityId,
    audience: spConfig.spEntityId,
    callbackUrl: spConfig.callbackUri,
    // A valid signature of the response or the assertion is still required.
    wantAuthnResponseSigned: false,
    wantAssertionsSigned: false,
    validateInResponseTo: ValidateInResponseTo.ifPresent,
    acceptedClockSkewMs: 5000,
    cacheProvider,
  });
}

/** The address at which the browser signs in. */
export const signInUrl = (config: ProviderConfig, relayState: string): Promise<string> =>
  serviceProvider(config).getAuthorizeUrlAsync(relayState, undefined, {});

/** Ids of assertions that signed somebody in. */
const used = new Set<string>();

/** Refuses replays by the assertion's id: the library only detects them for sign-ins that were requested. */
function assertFirstUse(profile: Profile): void {
  const id = /Assertion\s[^>]*\bID="([^"]+)"/.exec(profile.getAssertionXml?.() ?? "")?.[1];
  check(id && !used.has(id), "INVALID_IDP_RESPONSE : The assertion was used before.");
  used.add(id);
}

/** Checks that the assertion is for this service provider, which the library doesn't do. */
function assertRecipient({ spConfig }: ProviderConfig, profile: Profile): void {
  const xml = profile.getAssertionXml?.() ?? "";
  const recipients = [...xml.matchAll(/\sRecipient="([^"]*)"/g)].map(([, recipient]) => recipient);
  const isOurs = recipients.length > 0 && recipients.every((recipient) => recipient === spConfig?.callbackUri);
  check(isOurs, "INVALID_IDP_RESPONSE : The assertion is for another recipient.");
}

/** Validates an identity provider's response, and converts it to the Auth emulator's format. */
export async function emulatorPostBody(config: ProviderConfig, providerId: string, response: string) {
  const profile = await validate(config, response);
  const { nameID, attributes, issuer } = profile;
  // The library checks the issuer on logout only.
  check(issuer === config.idpConfig?.idpEntityId, `INVALID_IDP_RESPONSE : Unknown issuer ${issuer}`);
  assertRecipient(config, profile);
  assertFirstUse(profile);
  const statements = typeof attributes === "object" && attributes !== null ? attributes : {};
  const postBody = new URLSearchParams({
    providerId,
    id_token: JSON.stringify({ sub: nameID, ...(nameID.includes("@") && { email: nameID }) }),
    SAMLResponse: JSON.stringify({ assertion: { subject: { nameId: nameID }, attributeStatements: statements } }),
  });
  return { postBody: postBody.toString(), attributes: statements };
}

async function validate(config: ProviderConfig, SAMLResponse: string): Promise<Profile> {
  try {
    const { profile } = await serviceProvider(config).validatePostResponseAsync({ SAMLResponse });
    if (profile) return profile;
  } catch (error) {
    throw new ApiError(`INVALID_IDP_RESPONSE : ${error instanceof Error ? error.message : error}`);
  }
  throw new ApiError("INVALID_IDP_RESPONSE : The answer names nobody.");
}
