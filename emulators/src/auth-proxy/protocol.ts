// The parts of Identity Platform's REST messages that the proxy reads or changes.

export interface MfaProviderConfig {
  state?: string;
  totpProviderConfig?: { adjacentIntervals?: number };
}

export interface MfaConfig {
  state?: string;
  enabledProviders?: string[];
  providerConfigs?: MfaProviderConfig[];
}

export interface Tenant {
  name?: string;
  tenantId: string;
  displayName?: string;
  mfaConfig?: MfaConfig;
}

export interface ProjectConfig {
  mfa?: MfaConfig;
  blockingFunctions?: { triggers?: Record<string, BlockingTrigger> };
}

export interface BlockingTrigger {
  functionUri: string;
}

export interface MfaFactor {
  mfaEnrollmentId: string;
  phoneInfo?: string;
}

export interface Account {
  localId: string;
  mfaInfo?: MfaFactor[];
}

export interface VerificationCode {
  phoneNumber: string;
  sessionInfo: string;
  code: string;
}

export interface Tokens {
  idToken: string;
  refreshToken: string;
}

/** A configured sign-in provider, as written by the Admin SDK or over REST. */
export interface ProviderConfig {
  name: string;
  enabled?: boolean;
  idpConfig?: {
    idpEntityId: string;
    ssoUrl: string;
    idpCertificates: { x509Certificate: string }[];
  };
  spConfig?: { spEntityId: string; callbackUri: string };
  clientId?: string;
  clientSecret?: string;
}

export interface MfaRequest {
  idToken?: string;
  tenantId?: string;
  displayName?: string;
  mfaPendingCredential?: string;
  mfaEnrollmentId?: string;
  phoneEnrollmentInfo?: { phoneNumber?: string };
  totpEnrollmentInfo?: object;
  totpVerificationInfo?: { sessionInfo?: string; verificationCode?: string };
}

export interface IdpRequest {
  requestUri: string;
  postBody?: string;
  pendingToken?: string;
  idToken?: string;
  tenantId?: string;
}

export interface IdTokenClaims {
  sid?: string;
  firebase: {
    tenant?: string;
    sign_in_provider: string;
    sign_in_second_factor?: string;
    sign_in_attributes?: object;
  };
}

export const decodeJwt = (jwt: string): { head: string; claims: IdTokenClaims; signature: string } => {
  const [head = "", payload = "", signature = ""] = jwt.split(".");
  return { head, claims: JSON.parse(Buffer.from(payload, "base64url").toString()), signature };
};

export const encodeJwt = (head: string, claims: object, signature: string) =>
  [head, Buffer.from(JSON.stringify(claims)).toString("base64url"), signature].join(".");

/** The parameters of a provider's response, from its body or its query. */
export const parametersOf = ({ requestUri, postBody = "" }: IdpRequest): URLSearchParams =>
  new URLSearchParams(`${new URL(requestUri).search.slice(1)}&${postBody}`);

/** The tenant of a request, from its `tenantId` or its token. */
export function tenantOf({ tenantId, idToken }: { tenantId?: string; idToken?: string }): string | undefined {
  return tenantId ?? (idToken ? decodeJwt(idToken).claims.firebase.tenant : undefined);
}
