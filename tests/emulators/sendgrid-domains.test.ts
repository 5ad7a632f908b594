import client from "@sendgrid/client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { start as startDns } from "../../emulators/dns/start";
import type { SenderDomain } from "../../emulators/sendgrid/domains/sender-domain";
import { start } from "../../emulators/sendgrid/start";
import type { RunningStandIn } from "../../emulators/src/stand-in/server";

let dns: RunningStandIn;
let sendgrid: RunningStandIn;
beforeAll(async () => {
  dns = await startDns({ port: 0 });
  sendgrid = await start({ port: 0, dnsServer: `127.0.0.1:${dns.port}`, verifiedSenders: ["no-reply@dure.test"] });
  client.setApiKey("SG.local");
  client.setDefaultRequest("baseUrl", `${sendgrid.url}/`);
});
afterAll(() => Promise.all([dns.stop(), sendgrid.stop()]));
beforeEach(() => Promise.all([dns, sendgrid].map(({ url }) => fetch(`${url}/__reset`, { method: "POST" }))));

const PATH = "/v3/whitelabel/domains";
const ask = async <T>(method: "GET" | "POST" | "DELETE", url: string, body?: object): Promise<T> =>
  (await client.request({ method, url, ...(body && { body }) }))[1];
const add = (domain = "hanbit.example", subdomain = "em7") =>
  ask<SenderDomain>("POST", PATH, { domain, subdomain, automatic_security: true });
const setRecords = (...records: { host: string; data: string }[]) =>
  fetch(`${dns.url}/__records`, {
    method: "POST",
    body: JSON.stringify(records.map(({ host, data }) => ({ name: host, type: "CNAME", values: [data] }))),
  });
const mailFrom = (email: string) =>
  ask("POST", "/v3/mail/send", {
    personalizations: [{ to: [{ email: "minji@example.com" }] }],
    from: { email },
    subject: "안녕하세요",
    content: [{ type: "text/plain", value: "안녕하세요" }],
  });

describe("SendGrid's domain authentication", () => {
  test("asks for three DNS records, and is valid once all of them exist", async () => {
    const { id, valid, dns: named } = await add();
    expect(valid).toBe(false);
    expect(named).toMatchObject({
      mail_cname: { type: "cname", host: "em7.hanbit.example", data: expect.stringMatching(/\.sendgrid\.net$/) },
      dkim1: { host: "s1._domainkey.hanbit.example" },
      dkim2: { host: "s2._domainkey.hanbit.example" },
    });
    await setRecords(named.mail_cname, named.dkim1);
    expect(await ask("POST", `${PATH}/${id}/validate`)).toMatchObject({
      valid: false,
      validation_results: {
        mail_cname: { valid: true, reason: null },
        dkim2: { valid: false, reason: expect.any(String) },
      },
    });
    await setRecords(named.dkim2);
    expect(await ask("POST", `${PATH}/${id}/validate`)).toMatchObject({ id, valid: true });
    expect(await ask("GET", `${PATH}/${id}`)).toMatchObject({ valid: true });
  });

  test("lists domains by name, and refuses a duplicate or invalid one", async () => {
    const { id } = await add();
    await add("hanbit.example", "em8");
    await add("other.example");
    expect(await ask<SenderDomain[]>("GET", `${PATH}?domain=hanbit.example&limit=1`)).toMatchObject([{ id }]);
    await expect(add()).rejects.toMatchObject({ code: 400 });
    await expect(add("no domain")).rejects.toMatchObject({ code: 400 });
  });

  test("asks for different DNS records when a deleted domain is added again", async () => {
    const first = await add();
    await ask("DELETE", `${PATH}/${first.id}`);
    await expect(ask("POST", `${PATH}/${first.id}/validate`)).rejects.toMatchObject({ code: 404 });
    expect((await add()).dns.dkim1.data).not.toBe(first.dns.dkim1.data);
  });

  test("refuses mails whose sender is not verified", async () => {
    await mailFrom("no-reply@dure.test");
    await add();
    await expect(mailFrom("news@hanbit.example")).rejects.toMatchObject({
      code: 403,
      response: { body: { errors: [{ field: "from", message: expect.stringContaining("verified Sender Identity") }] } },
    });
    await fetch(`${sendgrid.url}/__domains`, { method: "POST", body: JSON.stringify({ domain: "hanbit.example" }) });
    await mailFrom("news@hanbit.example");
    await expect(mailFrom("news@mail.hanbit.example")).rejects.toMatchObject({ code: 403 });
  });
});
