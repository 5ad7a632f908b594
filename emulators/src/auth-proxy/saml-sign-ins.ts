import { randomBytes } from "node:crypto";
import { check } from "./api-error";
import { IDENTITY } from "./auth-emulator";
import type { Context } from "./context";
import { type HandlerQuery, relayPage } from "./pages";
import { type IdpRequest, parametersOf, type Tokens, tenantOf } from "./protocol";
import { samlConfig } from "./providers";
import { emulatorPostBody, signInUrl } from "./saml";

interface Assertion {
  postBody: string;
  attributes: object;
}

const randomToken = () => randomBytes(24).toString("base64url");

/** SAML sign-ins in progress. */
export class SamlSignIns {
  private readonly context: Context;
  private readonly handlers = new Map<string, HandlerQuery>();
  private readonly assertions = new Map<string, Assertion>();

  constructor(context: Context) {
    this.context = context;
  }

  /** Starts a sign-in. Returns the address at the tenant's identity provider. */
  begin(query: HandlerQuery): Promise<string> {
    const state = randomToken();
    this.handlers.set(state, query);
    return signInUrl(samlConfig(this.context, query.tid, query.providerId ?? ""), state);
  }

  /** The page that passes the identity provider's response to the SDK. */
  answered(form: URLSearchParams): string {
    const state = form.get("RelayState") ?? "";
    const query = this.handlers.get(state);
    check(query, "Unknown RelayState");
    this.handlers.delete(state);
    return relayPage(query, {
      type: query.authType,
      eventId: query.eventId ?? null,
      urlResponse: `${this.context.self}/__/auth/handler?providerId=${encodeURIComponent(query.providerId ?? "")}`,
      sessionId: randomToken(),
      postBody: new URLSearchParams({ SAMLResponse: form.get("SAMLResponse") ?? "" }).toString(),
      tenantId: query.tid ?? null,
      error: null,
    });
  }

  /** Handles `accounts:signInWithIdp` for SAML; undefined if the emulator can handle it. */
  async signIn(body: IdpRequest, query: string): Promise<object | undefined> {
    const assertion = await this.assertionOf(body);
    if (!assertion) return undefined;
    const { emulator, self, attributes } = this.context;
    const { pendingToken: _used, ...rest } = body;
    const answer = await emulator.asClient<Tokens & { localId: string }>(
      `${IDENTITY}/v1/accounts:signInWithIdp${query}`,
      {
        ...rest,
        requestUri: self,
        postBody: assertion.postBody,
      },
    );
    const pendingToken = randomToken();
    this.assertions.set(pendingToken, assertion);
    attributes.set(answer.localId, assertion.attributes);
    return { ...answer, pendingToken };
  }

  private async assertionOf(body: IdpRequest): Promise<Assertion | undefined> {
    if (body.pendingToken) {
      const known = this.assertions.get(body.pendingToken);
      check(known, "INVALID_PENDING_TOKEN");
      return known;
    }
    const parameters = parametersOf(body);
    const id = parameters.get("providerId");
    const response = parameters.get("SAMLResponse");
    // The emulator's fake assertions are JSON.
    if (!id?.startsWith("saml.") || response?.startsWith("{")) return undefined;
    const config = samlConfig(this.context, tenantOf(body), id);
    check(response, "INVALID_IDP_RESPONSE : Missing SAMLResponse.");
    return emulatorPostBody(config, id, response);
  }
}
