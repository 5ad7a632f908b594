import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import { html, page } from "../src/stand-in/html";
import { htmlPage, json, type Reply } from "../src/stand-in/reply";
import { formBody, header, type StandInRequest } from "../src/stand-in/request";
import { route } from "../src/stand-in/router";
import { type LoggedRequest, type RunningStandIn, startServer } from "../src/stand-in/server";
import type { Service } from "../src/stand-in/service";
import { FAULTS, type Keys, signedResponse } from "./signed-response";
import { SigningKey } from "./signing-key";

export const ISSUER = "urn:stand-in:idp";

/**
 * Starts a company's identity provider. `/` shows what to register with the product, and `/sso` is its log-in page,
 * where anybody can sign in as anyone, and choose a fault.
 * @param port 0 means any free port
 * @param stateFile keeps the keys, so that the product's registration stays valid
 */
export async function start({
  port,
  stateFile,
}: {
  port: number;
  stateFile?: string | undefined;
}): Promise<RunningStandIn> {
  const keys = loadKeys(stateFile);
  return startServer({ port, service: (log) => createService(log, keys) });
}

function loadKeys(file: string | undefined): Keys {
  const stored: { now?: string; next?: string } =
    file && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const key = (pem: string | undefined) => new SigningKey(pem ? { pem } : {});
  const keys = { now: key(stored.now), next: key(stored.next), other: new SigningKey() };
  if (file) writeFileSync(file, JSON.stringify({ now: keys.now.pem, next: keys.next.pem }));
  return keys;
}

function createService(log: LoggedRequest[], keys: Keys): Service {
  return {
    routes: [
      route("GET", "/", (request) => homePage(request, keys)),
      route("GET", "/metadata", (request) => json(200, metadataOf(request, keys))),
      route("GET", "/sso", ({ query }) => htmlPage(loginPage(query))),
      route("POST", "/sso", answerPage(keys)),
    ],
    bodyLimitBytes: 100_000,
    error: (status, message) => json(status, { error: message }),
    state: () => ({ log }),
    reset: () => {},
    flush: () => {},
  };
}

const metadataOf = (request: StandInRequest, { now, next }: Keys) => ({
  entity_id: ISSUER,
  sso_url: `http://${header(request, "host")}/sso`,
  cert: now.certificate,
  next_cert: next.certificate,
});

function homePage(request: StandInRequest, keys: Keys): Reply {
  const { entity_id, sso_url, cert, next_cert } = metadataOf(request, keys);
  return htmlPage(
    page(
      "Identity provider",
      html`<h1>Identity provider</h1><p>Entity id: <strong>${entity_id}</strong></p><p>SSO address: <strong>${sso_url}</strong></p>
<h2>Certificate</h2><pre>${cert}</pre><h2>The next one</h2><pre>${next_cert}</pre>`,
    ),
  );
}

const loginPage = (query: URLSearchParams): string =>
  page(
    "Log in",
    html`<h1>Log in at your company</h1>
<p class="muted">A stand-in: everybody is whoever they say.</p>
<form method="post" action="/sso">
<input type="hidden" name="SAMLRequest" value="${query.get("SAMLRequest")}">
<input type="hidden" name="RelayState" value="${query.get("RelayState")}">
<label>E-mail <input type="email" name="email" required></label>
<label>What goes wrong <select name="fault">${FAULTS.map((fault) => html`<option>${fault}</option>`)}</select></label>
<button class="primary">Log in</button></form>`,
  );

/** The page that posts the response to the product. A replay sends the last one again. */
function answerPage(keys: Keys): (request: StandInRequest) => Reply {
  let last = "";
  return (request) => {
    const form = formBody(request);
    const asked = inflateRawSync(Buffer.from(form.get("SAMLRequest") ?? "", "base64")).toString();
    const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(asked)?.[1] ?? "";
    const fault = FAULTS.find((one) => one === form.get("fault")) ?? "none";
    const callback = attribute("AssertionConsumerServiceURL");
    const given = {
      issuer: ISSUER,
      audience: /Issuer[^>]*>([^<]+)</.exec(asked)?.[1] ?? "",
      callback,
      nameId: form.get("email") ?? "",
      inResponseTo: attribute("ID"),
      attributes: ATTRIBUTES,
    };
    if (fault !== "replay" || !last) last = signedResponse(keys, given, fault);
    return htmlPage(
      page(
        "Logging in",
        html`<form method="post" action="${callback}"><input type="hidden" name="SAMLResponse" value="${last}">
<input type="hidden" name="RelayState" value="${form.get("RelayState")}"><button>Continue</button></form>
<script>document.forms[0].submit()</script>`,
      ),
    );
  };
}

/**
 * Attributes with the names that directories use: plain, Microsoft's, and an object identifier; some values are Korean.
 */
const ATTRIBUTES = {
  groups: ["sales", "emea"],
  "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name": ["김하늘"],
  "urn:oid:2.5.4.11": ["영업팀"],
};
