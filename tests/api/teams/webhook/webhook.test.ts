import { MAX_WEBHOOKS } from "@dure/domain/teams/webhook/webhook";
import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../../../support/suite/call";
import { eventsOf, stored } from "../../../support/suite/stored";
import { receiver } from "../../../support/teams/receiver";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";
import { idleWebhook, listeningWebhook, verified } from "../../../support/teams/webhook";

let tenant: Tenant;
let admin: Member;

beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin");
});

const TARGET = "http://127.0.0.1:9/hook";
const body = { target_url: TARGET, trigger_types: ["lead-created" as const] };

describe("a webhook", () => {
  test("can be created, changed, turned off and deleted by an admin, each with an event", async () => {
    const { teams } = admin.client;
    const made = await teams.createWebhook({ body: { ...body, target_url: `  ${TARGET}  ` } });
    expect(made).toMatchObject({ ...body, active: true, off_reason: null });
    const params = { id: made.id };
    const types = ["deal-created" as const, "lead-deleted" as const];
    const changed = await teams.changeWebhook({ params, body: { target_url: `${TARGET}/2`, trigger_types: types } });
    expect(changed).toMatchObject({ target_url: `${TARGET}/2`, trigger_types: types, active: true });
    expect(await teams.setWebhookActivation({ params, body: { active: false } })).toMatchObject({ active: false });
    expect((await teams.listWebhooks({})).data).toEqual([
      expect.objectContaining({ id: made.id, active: false, failing_since: null }),
    ]);
    await teams.deleteWebhook({ params });
    expect((await teams.listWebhooks({})).data).toEqual([]);
    for (const what of ["created", "changed", "deactivated", "deleted"])
      expect(await eventsOf(tenant.teamId, `webhook.${what}`), what).toHaveLength(1);
  });

  test("is hidden from members, who can't create one", async () => {
    const { client } = await tenant.member();
    await expect(client.teams.listWebhooks({})).rejects.toMatchObject({ status: 403 });
    await expect(client.teams.createWebhook({ body })).rejects.toMatchObject({ status: 403 });
  });

  test("is not found for another team", async () => {
    const { id, deliveryId } = await idleWebhook(admin, tenant);
    const { teams } = (await (await createTenant()).member("admin")).client;
    const missing = { status: 404, message: "This webhook does not exist." };
    await expect(teams.getWebhookSecret({ params: { id } })).rejects.toMatchObject(missing);
    await expect(teams.getDelivery({ params: { id, deliveryId } })).rejects.toMatchObject({ status: 404 });
    await expect(teams.setWebhookActivation({ params: { id }, body: { active: true } })).rejects.toMatchObject(missing);
    expect((await teams.listWebhooks({})).data).toEqual([]);
  });

  test("is limited in number per team", async () => {
    const full = await createTenant();
    const { teams } = (await full.member("admin")).client;
    for (let made = 1; made < MAX_WEBHOOKS; made += 1) await teams.createWebhook({ body });
    const last = await Promise.allSettled([1, 2, 3].map(() => teams.createWebhook({ body })));
    expect(last.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(last.find(({ status }) => status === "rejected")).toMatchObject({ reason: { status: 409 } });
  });
});

describe("an admin's input", () => {
  const refusal = async (given: object, locale: string) => {
    const answer = await call(admin.idToken, "POST", "/teams/webhooks", given, { "accept-language": locale });
    const [detail] = answer.body.details as { path: string; message: string }[];
    return [answer.status, detail?.path, detail?.message];
  };
  const { trigger_types } = body;

  test.each([
    [{ target_url: "", trigger_types }, "target_url", "Required field", "필수 항목이에요."],
    [{ target_url: "x", trigger_types }, "target_url", "Please enter a valid URL", "올바른 URL을 입력해 주세요."],
    [
      { target_url: TARGET, trigger_types: [] },
      "trigger_types",
      "Please choose at least one event.",
      "보낼 일을 하나 이상 골라 주세요.",
    ],
    [
      { target_url: TARGET, trigger_types: ["lead.created"] },
      "trigger_types.0",
      "Invalid trigger type",
      "올바른 트리거 유형이 아니에요.",
    ],
  ])("%j is refused with its place, in both languages", async (given, path, en, ko) => {
    expect(await refusal(given, "en")).toEqual([400, `body.${path}`, en]);
    expect(await refusal(given, "ko")).toEqual([400, `body.${path}`, ko]);
  });

  // The suite allows no private address but 127.0.0.1.
  test.each([
    "https://127.0.0.2/",
    "http://[::ffff:7f00:2]/",
    "https://169.254.169.254/latest/meta-data",
    "https://10.0.0.1/",
    "https://2130706434/",
    "https://0x7f.2/",
    "https://[64:ff9b::a00:1]/",
    "http://93.184.216.34/",
    "https://93.184.216.34:22/",
  ])("%s is refused when saving, changing or testing", async (target_url) => {
    const refused = [400, "body.target_url", "Please enter a public https address. The port can be 443 or 8443."];
    expect(await refusal({ target_url, trigger_types }, "en")).toEqual(refused);
    const { id } = await idleWebhook(admin, tenant);
    const put = await call(admin.idToken, "PUT", `/teams/webhooks/${id}`, { target_url, trigger_types });
    const tested = { target_url, trigger_type: "lead-created" };
    const tried = await call(admin.idToken, "POST", "/teams/webhooks/test", tested);
    expect([put.status, tried.status]).toEqual([400, 400]);
    await admin.client.teams.deleteWebhook({ params: { id } });
  });
});

describe("a webhook's secret", () => {
  test("is stored encrypted, and returned only by its own endpoint", async () => {
    const { secret, params } = await listeningWebhook(admin, ["deal-deleted"]);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const all = [await stored(tenant.teamId, "webhooks"), await stored(tenant.teamId, "audit")];
    expect(JSON.stringify([...all, await admin.client.teams.listWebhooks({})])).not.toContain(secret.slice(6));
    await admin.client.teams.rotateWebhookSecret({ params });
    expect(JSON.stringify(await stored(tenant.teamId, "answers"))).not.toContain("whsec_");
  });

  test("that was replaced still signs for another day, beside the new one", async () => {
    const { secret: old, params, untilReceived, url } = await listeningWebhook(admin, ["deal-deleted"]);
    const { secret, previous_expires_at } = await admin.client.teams.rotateWebhookSecret({ params });
    expect(secret).not.toBe(old);
    expect(Date.parse(previous_expires_at ?? "") - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await admin.client.teams.testWebhook({ body: { ...params, target_url: url, trigger_type: "deal-deleted" } });
    const [received] = await untilReceived(1);
    if (!received) throw new Error("Nothing came.");
    expect(received.headers["webhook-signature"]?.split(" ")).toHaveLength(2);
    for (const one of [old, secret]) expect(verified(one, received)).toMatchObject({ type: "deal.deleted" });
  });
});

describe("a webhook test", () => {
  const run = async (...answers: Parameters<Awaited<ReturnType<typeof receiver>>["answer"]>) => {
    const endpoint = await receiver();
    endpoint.answer(...answers);
    const tested = { target_url: endpoint.url, trigger_type: "meeting-created" as const };
    const answer = await admin.client.teams.testWebhook({ body: tested });
    return { answer, received: endpoint.received };
  };

  test("calls the address once with an example, and returns its answer", async () => {
    const { answer, received } = await run({ status: 202, body: "thanks" });
    expect(answer).toMatchObject({ success: true, status: 202, failure: null, answer: "thanks" });
    expect(received).toHaveLength(1);
    expect(JSON.parse(received[0]?.body ?? "")).toMatchObject({ type: "meeting.created", data: { meeting: {} } });
    expect(received[0]?.headers).toMatchObject({ "content-type": "application/json", "user-agent": "Dure-Webhooks/1" });
  });

  test("reports a failure", async () => {
    expect((await run({ status: 500, body: "broken" })).answer).toMatchObject({ success: false, status: 500 });
    expect((await run("closed socket")).answer).toMatchObject({ success: false, failure: "connection" });
  });

  test("follows no redirect", async () => {
    const inner = await receiver();
    const { answer } = await run({ status: 302, headers: { location: inner.url } });
    expect(answer).toMatchObject({ success: false, status: 302 });
    expect(inner.received).toEqual([]);
  });

  test("waits fifteen seconds for an answer, and reads 4 kB of it", async () => {
    const [silence, slow, endless] = await Promise.all([run("silence"), run("slow body"), run("endless body")]);
    expect(silence.answer).toMatchObject({ success: false, status: null, failure: "timeout" });
    expect(slow.answer).toMatchObject({ success: true, status: 200, answer: "begun" });
    expect(endless.answer).toMatchObject({ success: true, answer: "x".repeat(4_000) });
  }, 40_000);
});
