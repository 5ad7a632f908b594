import type { Answer } from "./answer";
import { check } from "./api-error";
import { IDENTITY } from "./auth-emulator";
import { BLOCKING_PATH, forwardBlocking, interceptBlocking } from "./blocking";
import type { Context } from "./context";
import { METADATA_PATH, metadata } from "./metadata";
import { gapiScript } from "./pages";
import type { MfaRequest } from "./protocol";
import { assertSupported, type ProviderKind, providerConfigs } from "./providers";
import type { SamlSignIns } from "./saml-sign-ins";
import { SIGN_BLOB, signBlob } from "./signing";
import { finishEnrollment, finishSignIn, startEnrollment, startSignIn } from "./totp";

export interface ProxyRequest {
  method: string;
  url: URL;
  body: Buffer;
  authorization: string | undefined;
  /** The `Metadata-Flavor` header of a request to the metadata server. */
  flavor: string | string[] | undefined;
}

const json = (value: object | undefined): Answer | undefined => value && { kind: "json", json: value };
const text = (type: string, content: string, status = 200): Answer => ({ kind: "text", status, type, text: content });

const PROVIDERS = new RegExp(
  `^${IDENTITY}(?:/admin)?/v2/projects/[^/]+(?:/tenants/([^/]+))?/(inboundSamlConfigs|oauthIdpConfigs|defaultSupportedIdpConfigs)(?:/([^/]+))?$`,
);

const MFA: Record<string, (context: Context, body: MfaRequest, query: string) => Promise<object | undefined>> = {
  [`${IDENTITY}/v2/accounts/mfaEnrollment:start`]: startEnrollment,
  [`${IDENTITY}/v2/accounts/mfaEnrollment:finalize`]: finishEnrollment,
  [`${IDENTITY}/v2/accounts/mfaSignIn:start`]: startSignIn,
  [`${IDENTITY}/v2/accounts/mfaSignIn:finalize`]: finishSignIn,
};

const parse = (body: Buffer) => (body.length > 0 ? JSON.parse(body.toString()) : {});

/** The proxy's response; undefined if the request goes to the emulator. */
export async function route(context: Context, saml: SamlSignIns, request: ProxyRequest): Promise<Answer | undefined> {
  const { method, url, body } = request;
  const { pathname, searchParams } = url;
  if (method === "OPTIONS") return undefined;
  if (pathname === "/__gapi.js") return text("text/javascript", gapiScript());
  if (pathname.startsWith(METADATA_PATH)) return metadata(pathname, request.flavor);
  if (pathname === BLOCKING_PATH) {
    const { status, text: answered } = await forwardBlocking(context, searchParams.get("to") ?? "", parse(body));
    return text("application/json", answered, status);
  }
  if (pathname === "/emulator/auth/handler" && searchParams.get("providerId")?.startsWith("saml.")) {
    return { kind: "redirect", to: await saml.begin(Object.fromEntries(searchParams)) };
  }
  if (pathname === "/__/auth/handler" && method === "POST") {
    return text("text/html", saml.answered(new URLSearchParams(body.toString())));
  }
  if (SIGN_BLOB.test(pathname)) return json(signBlob(request.authorization, parse(body).payload));
  const provider = PROVIDERS.exec(pathname);
  if (provider) return json(routeProvider(context, request, provider));
  if (method !== "POST" || !/\/v[12]\/accounts/.test(pathname)) return undefined;
  await interceptBlocking(context);
  if (pathname === `${IDENTITY}/v1/accounts:signInWithIdp`) {
    assertSupported(context, parse(body));
    return json(await saml.signIn(parse(body), url.search));
  }
  return json(await MFA[pathname]?.(context, parse(body), url.search));
}

function routeProvider(context: Context, request: ProxyRequest, [, tenant, kind, id]: RegExpExecArray): object {
  check(request.authorization === "Bearer owner", "Login Required.", 401);
  return providerConfigs(context, {
    method: request.method,
    tenant,
    kind: kind as ProviderKind,
    id,
    query: request.url.searchParams,
    body: parse(request.body),
  });
}
