import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import client from "@sendgrid/client";
import mail from "@sendgrid/mail";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { start } from "../../emulators/sendgrid/start";
import type { RunningStandIn } from "../../emulators/src/stand-in/server";

const folder = mkdtempSync(join(tmpdir(), "sendgrid-"));
const stateFile = join(folder, "state.json");
let standIn: RunningStandIn;

beforeAll(async () => {
  standIn = await start({ port: 0, stateFile });
  mail.setClient(client);
  useKey("SG.local");
});
afterAll(async () => {
  await standIn.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => fetch(`${standIn.url}/__reset`, { method: "POST" }));

/** The order matters: setApiKey resets the base URL to production. */
function useKey(key: string) {
  client.setApiKey(key);
  client.setDefaultRequest("baseUrl", standIn.url);
}

const hello = {
  to: { email: "minji@example.com", name: "김민지" },
  from: { email: "hello@dure.example", name: "두레" },
  subject: "회의가 잡혔습니다",
  text: "안녕하세요",
  html: "<p>안녕하세요 <a href='https://example.com'>보기</a></p>",
};

interface Message {
  id: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  custom_args: Record<string, string>;
  attachments: { content: string; filename: string }[];
  received_at: string;
}

async function inbox(query = ""): Promise<Message[]> {
  const answer = await fetch(`${standIn.url}/__messages${query}`);
  return JSON.parse(await answer.text());
}

const say = (path: string, method: string, body: unknown) =>
  fetch(standIn.url + path, { method, body: JSON.stringify(body) });

/** Posts a body that the SDK refuses to send. */
async function refusal(change: Record<string, unknown>, headers: Record<string, string> = {}) {
  const body = {
    personalizations: [{ to: [{ email: "a@example.com" }] }],
    from: { email: "b@example.com" },
    subject: "x",
    content: [{ type: "text/plain", value: "x" }],
    ...change,
  };
  const answer = await fetch(`${standIn.url}/v3/mail/send`, {
    method: "POST",
    headers: { authorization: "Bearer SG.x", "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const raw = await answer.text();
  return { status: answer.status, errors: raw ? JSON.parse(raw).errors : [] };
}

test("delivers a mail with headers, arguments, categories and attachments", async () => {
  const [answer] = await mail.send({
    ...hello,
    replyTo: "reply@example.com",
    headers: { "X-Dure": "1" },
    customArgs: { team: "t1" },
    categories: ["invite"],
    attachments: [
      {
        content: Buffer.from("BEGIN:VCALENDAR").toString("base64"),
        filename: "초대.ics",
        type: "text/calendar",
        disposition: "attachment",
      },
    ],
  });
  expect(answer.statusCode).toBe(202);
  expect(answer.headers).toHaveProperty("x-message-id");
  const [message] = await inbox();
  expect(message).toMatchObject({
    to: ["minji@example.com"],
    from: { email: "hello@dure.example", name: "두레" },
    reply_to: { email: "reply@example.com" },
    subject: "회의가 잡혔습니다",
    text: "안녕하세요",
    headers: { "X-Dure": "1" },
    custom_args: { team: "t1" },
    categories: ["invite"],
    attachments: [{ filename: "초대.ics", type: "text/calendar" }],
  });
  const file = await fetch(`${standIn.url}/messages/${message?.id}/attachments/0`);
  expect(await file.text()).toBe("BEGIN:VCALENDAR");
  expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
});

test("delivers one message per personalization, with its subject and substitutions", async () => {
  await mail.send({
    ...hello,
    subject: "{{name}}님",
    personalizations: [
      { to: "a@example.com", substitutions: { name: "가" } },
      { to: "b@example.com", cc: "c@example.com", subject: "따로", customArgs: { who: "b" } },
    ],
  });
  const messages = await inbox();
  expect(messages.map((message) => message.subject).sort()).toEqual(["가님", "따로"]);
  expect(await inbox("?to=C@example.com")).toHaveLength(1);
  expect(await inbox("?subject=따")).toHaveLength(1);
  expect(await inbox(`?since=${new Date(Date.now() + 60_000).toISOString()}`)).toHaveLength(0);
});

test("validates a sandboxed mail without delivering it", async () => {
  const [answer] = await mail.send({ ...hello, mailSettings: { sandboxMode: { enable: true } } });
  expect(answer.statusCode).toBe(200);
  expect(await inbox()).toHaveLength(0);
});

test("refuses a wrong key, and accepts a right one on another endpoint", async () => {
  useKey("SG.");
  await expect(mail.send(hello)).rejects.toMatchObject({
    code: 401,
    response: {
      body: {
        errors: [
          { message: "The provided authorization grant is invalid, expired, or revoked", field: null, help: null },
        ],
      },
    },
  });
  useKey("SG.local");
  const [answer] = await client.request({ method: "GET", url: "/v3/scopes" });
  expect(answer.body).toMatchObject({ scopes: expect.arrayContaining(["mail.send"]) });
});

test.each<[string, Record<string, unknown>, string]>([
  ["no personalization", { personalizations: [] }, "personalizations"],
  [
    "1,001 personalizations",
    { personalizations: Array(1001).fill({ to: [{ email: "a@example.com" }] }) },
    "personalizations",
  ],
  ["no recipient", { personalizations: [{ to: [] }] }, "personalizations.0.to"],
  ["a bad recipient", { personalizations: [{ to: [{ email: "nope" }] }] }, "personalizations.0.to.0.email"],
  [
    "a recipient twice",
    { personalizations: [{ to: [{ email: "a@example.com" }], cc: [{ email: "A@example.com" }] }] },
    "personalizations.0",
  ],
  [
    "a personalization with an empty subject",
    { personalizations: [{ to: [{ email: "a@example.com" }], subject: "" }] },
    "personalizations.0.subject",
  ],
  ["no sender", { from: undefined }, "from.email"],
  ["a bad sender", { from: { email: "nope" } }, "from.email"],
  ["a bad reply address", { reply_to: { email: "nope" } }, "reply_to.email"],
  ["no subject", { subject: "" }, "subject"],
  ["no content", { content: [] }, "content"],
  ["an empty content", { content: [{ type: "text/plain", value: "" }] }, "content.0.value"],
  [
    "html before plain",
    {
      content: [
        { type: "text/html", value: "x" },
        { type: "text/plain", value: "x" },
      ],
    },
    "content",
  ],
  ["an attachment not in base64", { attachments: [{ content: "*", filename: "a" }] }, "attachments.0.content"],
  ["an attachment without name", { attachments: [{ content: "YQ==" }] }, "attachments.0.filename"],
  [
    "a strange disposition",
    { attachments: [{ content: "YQ==", filename: "a", disposition: "x" }] },
    "attachments.0.disposition",
  ],
  ["a reserved header", { headers: { Subject: "x" } }, "headers.Subject"],
  ["a header with a line break", { headers: { "X-A": "x\r\nBcc: e@example.com" } }, "headers.X-A"],
  ["custom_args that are not strings", { custom_args: { a: 1 } }, "custom_args"],
  ["eleven categories", { categories: Array.from({ length: 11 }, (_, index) => `c${index}`) }, "categories"],
  ["a time too far ahead", { send_at: Math.floor(Date.now() / 1000) + 4 * 86_400 }, "send_at"],
  ["asm without a group", { asm: {} }, "asm.group_id"],
  ["sandbox mode as text", { mail_settings: { sandbox_mode: { enable: "yes" } } }, "mail_settings.sandbox_mode.enable"],
])("refuses %s", async (_, change, field) => {
  const { status, errors } = await refusal(change);
  expect(status).toBe(400);
  expect(errors[0]).toMatchObject({
    field,
    message: expect.any(String),
    help: expect.stringContaining("errors.html#"),
  });
  expect(await inbox()).toHaveLength(0);
});

test("refuses invalid JSON, another content type and a body that is too long", async () => {
  const headers = { authorization: "Bearer SG.x", "content-type": "application/json" };
  const post = (body: string, more = {}) =>
    fetch(`${standIn.url}/v3/mail/send`, { method: "POST", headers: { ...headers, ...more }, body });
  expect((await post("{")).status).toBe(400);
  expect((await post("[]")).status).toBe(400);
  expect((await post("{}", { "content-type": "text/plain" })).status).toBe(415);
  expect((await post("x".repeat(30 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await fetch(`${standIn.url}/v3/mail/send`)).status).toBe(405);
});

test("injects faults: a status, a delay, and a connection cut after the call's effect", async () => {
  await say("/__faults", "POST", [
    { path: "mail/send$", method: "POST", status: 429, headers: { "retry-after": "1" }, times: 1 },
    { path: "mail/send$", delayMs: 120, times: 1 },
    { path: "mail/send$", after: "effect", times: 1 },
  ]);
  await expect(mail.send(hello)).rejects.toMatchObject({ code: 429 });
  expect(await inbox()).toHaveLength(0);
  const begunMs = performance.now();
  await mail.send(hello);
  expect(performance.now() - begunMs).toBeGreaterThan(100);
  await expect(mail.send({ ...hello, subject: "끊김" })).rejects.toThrow();
  expect((await inbox()).map((message) => message.subject)).toEqual(["끊김", "회의가 잡혔습니다"]);
  expect(await (await fetch(`${standIn.url}/__faults`)).json()).toEqual([]);
  expect((await say("/__faults", "POST", [{ path: "(" }])).status).toBe(400);
});

test("shows the inbox and a message without running its scripts", async () => {
  await mail.send({
    ...hello,
    subject: "<script>alert(1)</script> 안내",
    html: "<script>alert(2)</script><b>굵게</b>",
  });
  const [message] = await inbox();
  const list = await (await fetch(standIn.url)).text();
  expect(list).toContain("&lt;script&gt;alert(1)&lt;/script&gt; 안내");
  expect(list).toContain('name="viewport"');
  expect(await (await fetch(`${standIn.url}/?to=nobody@example.com`)).text()).toContain("메일이 없습니다");
  const shown = await (await fetch(`${standIn.url}/messages/${message?.id}`)).text();
  expect(shown).not.toContain("<script>");
  expect(shown).toContain('sandbox="allow-popups');
  expect((await fetch(`${standIn.url}/messages/none`)).status).toBe(404);
});

test("keeps mails across a restart until they are deleted", async () => {
  await mail.send(hello);
  await standIn.stop();
  standIn = await start({ port: 0, stateFile });
  expect(await inbox()).toHaveLength(1);
  await fetch(`${standIn.url}/__messages`, { method: "DELETE" });
  expect(await inbox()).toHaveLength(0);
});
