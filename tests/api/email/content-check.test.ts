import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enableMarketing } from "../../support/email/enable-marketing";
import { createTenant, type Member } from "../../support/teams/tenant";

let member: Member;
let website: Server;
let address: string;
let unanswered = 0;
beforeAll(async () => {
  const team = await createTenant();
  await enableMarketing(team);
  member = await team.member();
  website = createServer(({ url = "" }, res) => {
    if (url.startsWith("/silent")) {
      unanswered += 1;
      return;
    }
    const [status, bytes] = url.startsWith("/gone") ? [404, 0] : [200, url === "/large.png" ? 1_048_577 : 10];
    res.writeHead(status, { "content-length": bytes }).end();
  });
  await new Promise<void>((done) => website.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(website.address() as AddressInfo).port}`;
});
afterAll(() => {
  website.closeAllConnections();
  website.close();
});

const check = (html: string, subject = "12월 소식") =>
  member.client.email.checkMailContent({ body: { subject, html } });
const text = "<p>안녕하세요. 12월에 새로 나온 기능을 소개해 드릴게요. 궁금한 점은 답장으로 물어봐 주세요.</p>";

test("the check finds dead links and large images", async () => {
  const html = `${text}<a href="${address}/fine">a</a><a href="${address}/gone">b</a><a href="{{unsubscribe_link}}">c</a>
    <img alt="" src="${address}/small.png"><img alt="" src="${address}/large.png"><a href="https://10.0.0.1/">d</a>`;
  const { data } = await check(html);
  expect(data).toMatchObject([
    {
      problem: "dead_links",
      names: [`${address}/gone`, "https://10.0.0.1/"],
      message: expect.stringContaining("/gone"),
    },
    { problem: "large_images", names: [`${address}/large.png`] },
  ]);
});

test("a check doesn't wait for the slow links of another check", async () => {
  const links = Array.from({ length: 50 }, (_, place) => `<a href="${address}/silent/${place}">a</a>`);
  const slow = check(text + links.join(""));
  slow.catch(() => undefined);
  await expect.poll(() => unanswered).toBeGreaterThan(0);
  const { data } = await check(`${text}<a href="${address}/gone/too">b</a>`);
  expect(data).toMatchObject([{ problem: "dead_links", names: [`${address}/gone/too`] }]);
});

test("the check finds spam words, capitals and repeated punctuation", async () => {
  expect((await check(text)).data).toEqual([]);
  expect((await check(text, "ACT NOW TODAY!!")).data.map(({ problem }) => problem)).toEqual([
    "spam_words",
    "capitals",
    "punctuation",
  ]);
});

test("the check requires e-mail marketing", async () => {
  const plain = await (await createTenant()).member();
  await expect(plain.client.email.checkMailContent({ body: { subject: "", html: "" } })).rejects.toMatchObject({
    code: "PLAN_REQUIRED",
  });
});
