import { beforeAll, expect, test } from "vitest";
import { bookEvent, bookingPage, connectGoogle } from "../support/scheduling/booking";
import { suite } from "../support/suite/suite";
import { createTenant, type Member } from "../support/teams/tenant";

let host: Member;
let page: Awaited<ReturnType<typeof bookingPage>>;

const EVIL = `</script><script>alert(1)</script>"'<!--`;

beforeAll(async () => {
  host = await (await createTenant({ company_name: "테스트 회사" })).member();
  await connectGoogle(host);
  page = await bookingPage(host, { title: `상담 ${EVIL}`, description: `소개 $& ${EVIL}` });
});

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${suite.appUrl}${path}`, { redirect: "manual", headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const dataIn = (html: string) =>
  JSON.parse(html.match(/<script type="application\/json" id="dure-data">(.*?)<\/script>/s)?.[1] ?? "null");

test("a booking page is served with its preview and data, whatever its texts contain", async () => {
  const { status, headers, html } = await open(`/book/${page.id}`, { "accept-language": "en" });
  expect(status).toBe(200);
  expect(html).toContain('<html lang="en"');
  expect(html).not.toContain("<script>alert");
  expect(html).toContain(
    `<meta property="og:title" content="상담 &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&lt;!-- · 테스트 회사">`,
  );
  expect(html).toContain(`<meta property="og:url" content="${suite.appUrl}/book/${page.id}">`);
  expect(html).not.toMatch(/<!--dure:/);
  expect(dataIn(html)).toMatchObject({
    page: { id: page.id, title: `상담 ${EVIL}`, description: `소개 $& ${EVIL}`, state: "active" },
  });
  expect(headers.get("content-security-policy")).toMatch(/script-src 'self'.*frame-ancestors \*/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
});

test.each([
  ["?lang=ko", { "accept-language": "en" }, "ko"],
  ["", { "accept-language": "en-US,ko;q=0.5" }, "en"],
  ["", { "accept-language": "fr" }, "ko"],
])("its language: %s %o is %s", async (query, headers, lang) => {
  expect((await open(`/book/${page.id}${query}`, headers)).html).toContain(`<html lang="${lang}"`);
});

test("its script and styles are one file each, with a name that doesn't change between builds", async () => {
  const { html } = await open(`/book/${page.id}`);
  const files = [...html.matchAll(/(?:src|href)="(\/public\/[^"]+)"/g)].map(([, file = ""]) => file);
  expect(files.toSorted()).toEqual(["/public/assets/booking.css", "/public/assets/booking.js"]);
  for (const file of files) {
    const { status, headers, html: text } = await open(file);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=300");
    expect(text).not.toMatch(/\bimport\s*(["'(]|[^;]*\bfrom\s*["'])/);
  }
});

test("the app's page is revalidated each time, and its assets are cached forever", async () => {
  const { headers, html } = await open("/deals");
  expect(headers.get("cache-control")).toBe("no-cache");
  const [, script = ""] = html.match(/src="(\/assets\/[^"]+)"/) ?? [];
  expect((await open(script)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await open("/assets/gone-00000000.js")).status).toBe(404);
});

test("an event page is private: no preview, no referrer, no frame, no search engine", async () => {
  const { uuid, id } = await bookEvent(page);
  const { status, headers, html } = await open(`/public-pages/event/${uuid}`);
  expect(status).toBe(200);
  expect(dataIn(html)).toMatchObject({ event: { id, can_reschedule: true } });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html.replace(/<script type="application\/json".*/s, "")).not.toContain(uuid);
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("cache-control")).toContain("no-store");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test.each([
  "/book/zzzzzzzzzz",
  "/book/__x__",
  "/book/a%2fb",
  "/public-pages/event/6f1c1b7e-0000-4000-8000-000000000000",
  "/public-pages/event/x",
  "/public-pages/nothing",
  "/s/zzzzzzzz",
  "/s/%3Cscript%3E",
])("%s is a page that says that nothing was found", async (path) => {
  const { status, html } = await open(path, { "accept-language": "en" });
  expect(status).toBe(404);
  expect(html).toContain("<title>Page not found</title>");
  expect(dataIn(html)).toEqual({ state: "not_found" });
});

test("a deleted page is gone", async () => {
  const own = await bookingPage(host);
  await host.client.scheduling.deleteBookingPage({ params: { id: own.id } });
  expect((await open(`/book/${own.id}`)).status).toBe(404);
});

test("a short link redirects to its address", async () => {
  const original_url = "https://example.com/a?b=c&d=%EA%B0%80#e";
  const { short_url } = await host.client.teams.createShortUrl({ body: { original_url } });
  const { status, headers } = await open(new URL(short_url).pathname);
  expect(status).toBe(302);
  expect(headers.get("location")).toBe(original_url);
});

test("a short link of a booking page has the page's preview", async () => {
  const original_url = `${suite.appUrl}/book/${page.id}`;
  const { short_url } = await host.client.teams.createShortUrl({ body: { original_url } });
  const followed = await fetch(`${suite.appUrl}${new URL(short_url).pathname}`);
  expect(followed.url).toBe(original_url);
  const html = await followed.text();
  for (const property of ["title", "description"])
    expect(html).toMatch(new RegExp(`property="og:${property}" content="[^"]+`));
});

test("only reading is allowed", async () => {
  const response = await fetch(`${suite.appUrl}/book/${page.id}`, { method: "POST" });
  expect(response.status).toBe(405);
});
