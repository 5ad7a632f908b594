import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import client from "@sendgrid/client";
import { EventWebhook, EventWebhookHeader } from "@sendgrid/eventwebhook";
import mail from "@sendgrid/mail";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { start } from "../../emulators/sendgrid/start";
import { readBody } from "../../emulators/src/stand-in/request";
import type { RunningStandIn } from "../../emulators/src/stand-in/server";
import { until } from "../support/suite/wait";

type Event = { email: string; event: string; timestamp: number; sg_event_id: string } & Record<string, unknown>;

let standIn: RunningStandIn;
let receiver: Server;
let posts: { events: Event[]; isSigned: boolean }[] = [];
let refusals = 0;

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const body = (await readBody(request, 1_000_000)).toString("utf8");
    if (refusals-- > 0) return void response.writeHead(503).end();
    posts.push({ events: JSON.parse(body), isSigned: await isSigned(body, request.headers) });
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  standIn = await start({ port: 0 });
  mail.setClient(client);
  client.setApiKey("SG.local");
  client.setDefaultRequest("baseUrl", standIn.url);
  const { port } = receiver.address() as AddressInfo;
  await call("PATCH", "/v3/user/webhooks/event/settings", { enabled: true, url: `http://127.0.0.1:${port}/events` });
});
afterAll(async () => {
  await standIn.stop();
  receiver.close();
});
beforeEach(async () => {
  await fetch(`${standIn.url}/__reset`, { method: "POST" });
  posts = [];
  refusals = 0;
});

async function call(method: string, path: string, body?: unknown) {
  const answer = await fetch(standIn.url + path, {
    method,
    headers: { authorization: "Bearer SG.local", "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return JSON.parse(await answer.text());
}

async function isSigned(body: string, headers: NodeJS.Dict<string | string[]>): Promise<boolean> {
  const { public_key } = await call("GET", "/v3/user/webhooks/event/settings/signed");
  const value = (name: string) => String(headers[name.toLowerCase()]);
  const webhook = new EventWebhook();
  const [signature, timestamp] = [value(EventWebhookHeader.SIGNATURE()), value(EventWebhookHeader.TIMESTAMP())];
  return webhook.verifySignature(webhook.convertPublicKeyToECDSA(public_key), body, signature, timestamp);
}

const events = () => posts.flatMap((post) => post.events);
const arrived = (count: number) => until(() => events().length >= count && events());

const send = (emails: string[], more: Record<string, unknown> = {}) =>
  mail.send({
    from: "hello@dure.example",
    subject: "{{name}}님께",
    text: "안녕하세요 {{name}}님",
    html: '<body><a href="https://a.example/?x=1&amp;y={{name}}">가</a> <a href="https://b.example/">나</a></body>',
    substitutionWrappers: ["{{", "}}"],
    personalizations: emails.map((email) => ({
      to: email,
      substitutions: { name: "민지" },
      customArgs: { recipient_id: email },
    })),
    customArgs: { campaign_id: "c1" },
    ...more,
  });

test("posts signed events with the mail's arguments, by the outcome that each address stands for", async () => {
  await send(["a@example.com", "hard@example.com", "soft-1@example.com", "deferred@example.com", "spam+1@example.com"]);
  await send(["dropped@example.com", "unsubscribe@example.com", "proxy-open@example.com", "silent@example.com"]);
  const all = await arrived(13);
  expect(posts.every((post) => post.isSigned)).toBe(true);
  const fate = (email: string) => all.filter((event) => event.email === email).map(({ event }) => event);
  expect(fate("a@example.com")).toEqual(["delivered"]);
  expect(fate("deferred@example.com")).toEqual(["deferred", "deferred", "delivered"]);
  expect(fate("spam+1@example.com")).toEqual(["delivered", "spamreport"]);
  expect(fate("dropped@example.com")).toEqual(["dropped"]);
  expect(fate("unsubscribe@example.com")).toEqual(["delivered", "unsubscribe"]);
  expect(fate("silent@example.com")).toEqual([]);
  const of = (email: string, name: string) => all.find((event) => event.email === email && event.event === name);
  expect(of("hard@example.com", "bounce")).toMatchObject({ type: "bounce", status: "5.1.1", campaign_id: "c1" });
  expect(of("soft-1@example.com", "bounce")).toMatchObject({ type: "blocked", recipient_id: "soft-1@example.com" });
  expect(of("proxy-open@example.com", "open")).toMatchObject({ sg_machine_open: true });
});

test("posts an event for an open and for a click on a rewritten link", async () => {
  await send(["a@example.com"], {
    trackingSettings: { clickTracking: { enable: true }, openTracking: { enable: true } },
  });
  const [message] = await call("GET", "/__messages");
  const page = await (await fetch(`${standIn.url}/messages/${message.id}?width=phone`)).text();
  expect(page).toContain("width:390px");
  const source = page.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const [pixel = ""] = source.match(/http[^"]+\/wf\/open[^"]+/) ?? [];
  const [, second = ""] = source.match(/http[^"]+\/ls\/click[^"]+/g) ?? [];
  const visitor = { "user-agent": "Firefox" };
  expect((await fetch(pixel, { headers: visitor })).headers.get("content-type")).toBe("image/gif");
  const visit = await fetch(second.replaceAll("&amp;", "&"), { headers: visitor, redirect: "manual" });
  expect(visit.headers.get("location")).toBe("https://b.example/");
  const all = await arrived(3);
  expect(all.find(({ event }) => event === "open")).toMatchObject({ useragent: "Firefox", campaign_id: "c1" });
  expect(all.find(({ event }) => event === "click")).toMatchObject({
    url: "https://b.example/",
    url_offset: { index: 1, type: "html" },
  });
});

test("rewrites no links in a mail without tracking", async () => {
  await send(["a@example.com"]);
  const [message] = await call("GET", "/__messages");
  expect(await (await fetch(`${standIn.url}/messages/${message.id}`)).text()).not.toContain("/ls/click");
});

test("simulates a scanner that clicks every link", async () => {
  await send(["scanner@example.com"]);
  const clicks = (await arrived(3)).filter(({ event }) => event === "click");
  expect(clicks.map(({ url }) => url)).toEqual(["https://a.example/?x=1&y=민지", "https://b.example/"]);
});

test("simulates a reader who opens a minute after delivery and clicks one link", async () => {
  await send(["reader-1@example.com", "clicker@example.com"]);
  const all = await arrived(5);
  const [delivered, opened, clicked, ...more] = all.filter(({ email }) => email === "clicker@example.com");
  expect([delivered?.event, opened?.event, clicked?.event, more.length]).toEqual(["delivered", "open", "click", 0]);
  expect((opened?.timestamp ?? 0) - (delivered?.timestamp ?? 0)).toBe(60);
  expect(clicked).toMatchObject({ url_offset: { index: 0 }, url: "https://a.example/?x=1&y=민지" });
});

test("retries a refused post, and repeats, reorders or replays events on request", async () => {
  refusals = 2;
  await send(["a@example.com"]);
  await arrived(1);
  await call("PATCH", "/__events", { hold: true, repeat: 1, shuffle: true });
  await send(["deferred@example.com"]);
  expect(await call("GET", "/__events")).toMatchObject({ waiting: 3 });
  expect(events()).toHaveLength(1);
  await call("POST", "/__events/flush");
  const twice = (await arrived(7)).slice(1);
  expect(new Set(twice.map(({ sg_event_id }) => sg_event_id)).size).toBe(6);
  await call("POST", "/__events/replay", { new_ids: true });
  const all = await arrived(11);
  expect(new Set(all.map(({ sg_event_id }) => sg_event_id)).size).toBe(all.length);
});

test("posts any event that a test asks for", async () => {
  await send(["a@example.com"]);
  await call("POST", "/__events", {
    to: "a@example.com",
    event: "open",
    timestamp: 1_700_000_000,
    useragent: "Firefox",
  });
  const opened = (await arrived(2)).find(({ event }) => event === "open");
  expect(opened).toMatchObject({ timestamp: 1_700_000_000, recipient_id: "a@example.com" });
});

test("shows a one-click unsubscribe button for a mail with the headers of RFC 8058", async () => {
  const { port } = receiver.address() as AddressInfo;
  const headers = {
    "List-Unsubscribe": `<http://127.0.0.1:${port}/one-click>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  refusals = 1;
  await call("PATCH", "/__events", { hold: true });
  await send(["a@example.com"], { headers });
  const [message] = await call("GET", "/__messages");
  expect(await (await fetch(`${standIn.url}/messages/${message.id}`)).text()).toContain("수신 거부");
  expect(await call("POST", `/messages/${message.id}/one-click`)).toEqual({ status: 503 });
});

test("accepts a thousand personalizations in a call, and refuses a duplicate address", async () => {
  const emails = Array.from({ length: 1000 }, (_, index) => `p${index}@example.com`);
  const [answer] = await send(emails);
  expect(answer.statusCode).toBe(202);
  expect(await call("GET", "/__deliveries?campaign_id=c1")).toEqual({
    calls: 1,
    messages: 1000,
    addresses: 1000,
    repeated: [],
  });
  expect(await call("GET", "/__messages?to=p999@example.com")).toMatchObject([{ subject: "민지님께" }]);
  await arrived(1000);
  await expect(send(["a@example.com", "A@example.com"])).rejects.toMatchObject({ code: 400 });
  expect(await call("GET", "/__deliveries?campaign_id=c1")).toMatchObject({ messages: 1000 });
});
