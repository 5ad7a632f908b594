import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ISSUER } from "../../emulators/saml/start";
import { launchChromium } from "../support/browser/chromium";
import { tenantAuth } from "../support/suite/admin";
import { suite } from "../support/suite/suite";
import { activateSaml, newTenant, newUser } from "./auth-fixture";

// The script of an app's page. Tests evaluate functions in the page, with firebase/auth as `sdk`.
const APP = `
  import { initializeApp } from "firebase/app";
  import * as sdk from "firebase/auth";
  const app = initializeApp({ apiKey: "local", projectId: "${suite.projectId}", authDomain: "localhost" });
  const auth = sdk.getAuth(app);
  sdk.connectAuthEmulator(auth, "${suite.authUrl}", { disableWarnings: true });
  auth.tenantId = new URLSearchParams(location.search).get("tenant");
  Object.assign(window, { sdk, auth });
`;
const HTML = `<!doctype html><meta charset="utf-8"><title>App</title><script src="${suite.authUrl}/__gapi.js"></script><script src="/app.js"></script>`;

let browser: Browser;
let app: Server;
const outside = new Set<string>();

beforeAll(async () => {
  const bundled = await build({
    stdin: { contents: APP, resolveDir: import.meta.dirname },
    bundle: true,
    format: "iife",
    write: false,
  });
  const script = bundled.outputFiles[0]?.text ?? "";
  app = createServer(({ url }, response) => {
    const isScript = url === "/app.js";
    response.setHeader("content-type", `text/${isScript ? "javascript" : "html"}; charset=utf-8`);
    response.end(isScript ? script : HTML);
  });
  await new Promise<void>((done) => app.listen(0, "127.0.0.1", done));
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  app?.close();
});

async function open(tenant: string): Promise<Page> {
  const context = await browser.newContext();
  await context.route(/.*/, (route) => {
    const { hostname } = new URL(route.request().url());
    if (hostname === "127.0.0.1") return route.continue();
    outside.add(hostname);
    return route.abort();
  });
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${(app.address() as AddressInfo).port}/?tenant=${tenant}`);
  return page;
}

const summary = `(result) => result.user.getIdTokenResult().then(({ claims }) => ({
  email: result.user.email, tenant: result.user.tenantId, provider: claims.firebase.sign_in_provider }))`;

const popUp = (page: Page, provider: string): Promise<unknown> =>
  page.evaluate(`sdk.signInWithPopup(auth, ${provider}).then(${summary})`);

async function useSaml(tenant: string) {
  const { cert } = (await (await fetch(`${suite.samlUrl}/metadata`)).json()) as { cert: string };
  await activateSaml(tenant, "saml.company");
  await tenantAuth(tenant).createProviderConfig({
    providerId: "saml.company",
    displayName: "Company sign-in",
    enabled: true,
    idpEntityId: ISSUER,
    ssoURL: `${suite.samlUrl}/sso`,
    x509Certificates: [cert],
    rpEntityId: "urn:test:dure",
    callbackURL: `${suite.authUrl}/__/auth/handler`,
  });
}

describe("signing in without the internet", () => {
  it.each([
    ["google.com", "new sdk.GoogleAuthProvider()"],
    ["microsoft.com", `new sdk.OAuthProvider("microsoft.com")`],
  ])("works in a popup at %s, in a tenant", async (provider, create) => {
    const tenant = await newTenant();
    const { email } = await newUser(tenant);
    const page = await open(tenant);
    const [popup, result] = [page.waitForEvent("popup"), popUp(page, create)];
    const chooser = await popup;
    await chooser.click(".js-new-account");
    await chooser.fill("#email-input", email);
    await chooser.click("#sign-in");
    expect(await result).toEqual({ email, tenant, provider });
  });

  it("works in a popup at a company's SAML provider", async () => {
    const tenant = await newTenant();
    await useSaml(tenant);
    const { email } = await newUser(tenant);
    const page = await open(tenant);
    const [popup, result] = [page.waitForEvent("popup"), popUp(page, `new sdk.SAMLAuthProvider("saml.company")`)];
    const signInPage = await popup;
    await signInPage.fill("[name=email]", email);
    await signInPage.click("button");
    expect(await result).toEqual({ email, tenant, provider: "saml.company" });
  });

  it("works by a redirect to a company's SAML provider", async () => {
    const tenant = await newTenant();
    await useSaml(tenant);
    const { email } = await newUser(tenant);
    const page = await open(tenant);
    const start = page.url();
    await Promise.all([
      page.waitForURL(/\/sso/),
      page.evaluate(`void sdk.signInWithRedirect(auth, new sdk.SAMLAuthProvider("saml.company"))`),
    ]);
    await page.fill("[name=email]", email);
    await Promise.all([page.waitForURL(start), page.click("button")]);
    expect(await page.evaluate(`sdk.getRedirectResult(auth).then(${summary})`)).toMatchObject({ email, tenant });
  });

  it("sends no request to other hosts", () => {
    expect([...outside]).toEqual([]);
  });
});
