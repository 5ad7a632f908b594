import { randomUUID } from "node:crypto";
import { bannerPath } from "@dure/domain/routing/share-link/shared-image";
import { beforeAll, describe, expect, test } from "vitest";
import { bannerImage, imageAt, shareImage } from "../../support/routing/form-image";
import { type RouterOptions, routerOf } from "../../support/routing/router";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let owner: Member;

const EVIL = `</script><script>alert(1)</script>"'<!-- $&`;
const INTERNAL = "내부용 이름";

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO", company_name: "테스트 회사" });
  owner = await tenant.member();
});

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${suite.appUrl}${path}`, { redirect: "manual", headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
const jsonIn = (html: string, id = "dure-data") =>
  JSON.parse(html.match(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, "s"))?.[1] ?? "null");

/** A router that takes submissions. */
async function activeRouter(changes: RouterOptions = {}, share: object = {}) {
  const { id } = await routerOf(owner, { title: INTERNAL, ...changes });
  await owner.client.routing.activateWorkflow({ params: { id } });
  if (Object.keys(share).length > 0) await owner.client.routing.changeShareConfig({ params: { id }, body: share });
  return id;
}
const titled = (metadata: object) => ({
  form: { metadata, components: [{ name: "email", label: "이메일", type: "email" as const }] },
});
const ownedBy = (routerId: string) => ({ teamId: tenant.teamId, routerId });

describe("a form's page", () => {
  test("is served with its preview and data, whatever its texts contain, and can be framed by any site", async () => {
    const id = await activeRouter(titled({ title: `상담 ${EVIL}`, description: `소개 ${EVIL}` }));
    const { status, headers, html } = await open(`/form/${id}`, { "accept-language": "en" });
    expect(status).toBe(200);
    expect(html).toContain('<html lang="en"');
    expect(html).not.toMatch(/<script>alert|<!--dure:/);
    expect(html).toContain(`<meta property="og:title" content="상담 &lt;/script&gt;`);
    expect(html).toContain(`<meta property="og:url" content="${suite.appUrl}/form/${id}">`);
    expect(html).toContain('src="/public/assets/form.js"');
    expect(jsonIn(html)).toMatchObject({ router: { id, state: "active", title: `상담 ${EVIL}` } });
    expect(jsonIn(html).router).not.toHaveProperty("rules");
    expect(html).not.toContain(INTERNAL);
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors *");
    expect(policy).not.toContain("sandbox");
    expect(headers.get("x-frame-options")).toBeNull();
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("has the preview of its share settings", async () => {
    const id = await activeRouter(titled({ title: "폼 제목", description: "폼 설명" }));
    const [favicon, og_image] = [await shareImage(ownedBy(id)), await shareImage(ownedBy(id))];
    const body = { favicon, og_image, site_name: "우리 회사", og_title: "링크 제목", og_description: "링크 설명" };
    await owner.client.routing.changeShareConfig({ params: { id }, body });
    const { html, headers } = await open(`/form/${id}`);
    for (const part of [
      "<title>우리 회사</title>",
      '<meta property="og:site_name" content="우리 회사">',
      '<meta property="og:title" content="링크 제목">',
      '<meta property="og:description" content="링크 설명">',
      `<meta property="og:image" content="${og_image.url.replace("&", "&amp;")}">`,
      '<meta name="twitter:card" content="summary_large_image">',
      `<link rel="icon" href="${favicon.url.replace("&", "&amp;")}"`,
    ])
      expect(html).toContain(part);
    expect(html).not.toContain("/favicon.svg");
    expect(headers.get("content-security-policy")).toContain(`img-src 'self' data: ${new URL(og_image.url).origin};`);
    expect(jsonIn(html).router.title).toBe("폼 제목");
  });

  test("can load its banner from the storage's host", async () => {
    const { id, body } = await routerOf(owner);
    const formBanner = await bannerImage(ownedBy(id));
    const put = (banner: object) =>
      owner.client.routing.putRouter({
        params: { id },
        query: {},
        body: { ...body, extra: { formBanner: banner } as never },
      });
    await put(formBanner);
    expect((await open(`/form/${id}`)).headers.get("content-security-policy")).toContain(
      new URL(formBanner.url).origin,
    );
    const wrong = [
      await bannerImage(ownedBy("zzzzzzzzzz")),
      imageAt(formBanner.full_path, "https://images.example.com/v0/b/demo-dure.appspot.com"),
      imageAt(bannerPath(ownedBy(id), randomUUID())),
    ];
    for (const one of wrong)
      await expect(put(one)).rejects.toMatchObject({ status: 400, details: [{ path: "body.extra.formBanner" }] });
  });

  test.each([
    ["the link's title", titled({ title: "폼" }), { og_title: "링크" }, "링크"],
    ["the form's title", titled({ title: "폼" }), {}, "폼"],
    ["the team's name", titled({}), {}, "테스트 회사"],
    ["the link's title, without the form's", titled({}), { og_title: "링크" }, "링크"],
  ])("takes its title from %s", async (_, form, share, title) => {
    const { html } = await open(`/form/${await activeRouter(form, share)}`);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<meta property="og:title" content="${title}">`);
    expect(html).toContain('<meta property="og:site_name" content="테스트 회사">');
    expect(html).not.toContain(INTERNAL);
  });
});

describe("a page with its owner's code", () => {
  const CODE = `<script>window.said = "한글 ${EVIL.replace("</script><script>", "")}"</script>`;
  const base64 = Buffer.from(CODE).toString("base64");

  test("has an opaque origin, and contains the code as safe text", async () => {
    const id = await activeRouter({}, { script_code: base64 });
    const { html, headers } = await open(`/form/${id}`);
    expect(headers.get("content-security-policy")).toContain(
      "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation;",
    );
    expect(headers.get("content-security-policy")).not.toContain("allow-same-origin");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors *");
    expect(html).not.toContain("<script>window.said");
    expect(jsonIn(html, "dure-code")).toBe(CODE);
    expect(jsonIn(html)).toMatchObject({ router: { id } });
  });

  test("loads its own script, which that origin can read", async () => {
    const { status, headers } = await open("/public/assets/form.js", { origin: "null" });
    expect(status).toBe(200);
    expect(headers.get("access-control-allow-origin")).toBe("*");
  });

  test("runs no code while it takes no submissions", async () => {
    const { id } = await routerOf(owner);
    await owner.client.routing.changeShareConfig({ params: { id }, body: { script_code: base64 } });
    const { html } = await open(`/form/${id}`);
    expect(jsonIn(html, "dure-code")).toBeNull();
  });
});

describe("a notice instead of the form", () => {
  test.each(["/form/zzzzzzzzzz", "/form/__x__", "/form/a%2fb", "/form/", "/form/a/b"])("is at %s", async (path) => {
    const { status, html } = await open(path, { "accept-language": "en" });
    expect(status).toBe(404);
    expect(html).toContain("<title>Page not found</title>");
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(jsonIn(html)).toEqual({ state: "not_found" });
  });

  test("is shown for a deleted router, a website's own form and a disabled team", async () => {
    const gone = await activeRouter();
    await owner.client.routing.deleteRouter({ params: { id: gone } });
    expect((await open(`/form/${gone}`)).status).toBe(404);
    const { id: website } = await routerOf(owner, { form_selector: "contact", web_url: "https://example.com" });
    expect((await open(`/form/${website}`)).status).toBe(404);
    const other = await createTenant({ plan: "PRO" });
    const { id } = await routerOf(await other.member());
    await other.team.update({ state: "disabled" });
    expect((await open(`/form/${id}`)).status).toBe(404);
  });

  test("is shown for an inactive router, and for a team without routers", async () => {
    const { id } = await routerOf(owner);
    const other = await createTenant({ plan: "PRO" });
    const theirs = await other.member();
    const { id: locked } = await routerOf(theirs);
    await theirs.client.routing.activateWorkflow({ params: { id: locked } });
    await other.team.update({ plan: "FREE" });
    for (const one of [id, locked]) {
      const { status, html, headers } = await open(`/form/${one}`);
      expect(status).toBe(200);
      expect(jsonIn(html)).toMatchObject({ router: { state: "inactive" } });
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(headers.get("cache-control")).toContain("no-store");
    }
  });
});

test("the preview is an empty page for a frame of the app", async () => {
  const { status, html, headers } = await open("/form/preview?lang=ko");
  expect(status).toBe(200);
  expect(jsonIn(html)).toEqual({});
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(headers.get("cache-control")).toContain("no-store");
});
