import { beforeAll, expect, test } from "vitest";
import { enableMarketing } from "../../support/email/enable-marketing";
import { recipientKey, sentBatch } from "../../support/email/mail-events";
import { activeNotification } from "../../support/notifications/notification";
import { activeRouter, rowOf, submit } from "../../support/routing/submission";
import { call } from "../../support/suite/call";
import { until } from "../../support/suite/wait";
import { connectSlack, postsIn } from "../../support/teams/slack";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

const SECRETS = /오비밀|ohsecret|비밀회사/;

let tenant: Tenant;
let admin: Member;
/** A lead that a router brought in, before its team lost the plan. */
let leadId: string;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  admin = await tenant.member("admin");
  const { id } = await activeRouter(tenant, admin);
  const sent = await submit(id, { name: "오비밀", email: "ohsecret@visitor.example" });
  const row = await until(async () => {
    const found = await rowOf(tenant, id, sent.id);
    return found?.recorded && found;
  }, 60_000);
  leadId = row.record_id ?? "";
  await tenant.team.update({ plan: "FREE" });
});

test("a refused change reveals neither a blurred value nor whether a guess is right", async () => {
  const change = (before: string) =>
    admin.client.records
      .updateFieldValue({
        params: { entityId: "lead", recordId: leadId, fieldId: "email" },
        body: { value: "ohsecret@visitor.example", before },
      })
      .catch((error: unknown) => error);
  const [wrong, right] = [await change("other@visitor.example"), await change("ohsecret@visitor.example")];
  expect(wrong).toMatchObject({ status: 409, details: { current: "•••" } });
  expect(right).toMatchObject({ status: 409, details: { current: "•••" } });
});

test("the check of an import doesn't name a blurred record", async () => {
  const fields = ["lead:id", "lead:contract_amount"];
  const { actions } = await admin.client.records.validateImport({
    params: { entityId: "lead", recordTypeId: "lead" },
    query: { version: "20250905" },
    body: { fields, data: [fields, [leadId, "5"]], match: { mode: "update", by: "id" } },
  });
  expect(actions).toEqual([{ action: "update", id: leadId, label: "•••" }]);
});

test("posts and notices don't name a blurred record", async () => {
  const { workspace, channel } = await connectSlack(admin);
  const trigger = {
    ...{ type: "field_changed" as const, value: "" },
    target: { entity_type: "lead" as const, id: "field:contract_amount" },
  };
  await activeNotification(admin, channel.id, { trigger, action: { channel: channel.id, message: "{{title}} 금액" } });
  const action = { type: "in_app" as const, channel: "assignee", message: "{{title}} 금액" };
  await activeNotification(admin, channel.id, { trigger, action });
  const params = { entityId: "lead" as const, recordId: leadId };
  const { records, notifications } = admin.client;
  await records.updateFieldValue({ params: { ...params, fieldId: "assignee" }, body: { value: admin.uid } });
  await records.updateFieldValue({ params: { ...params, fieldId: "contract_amount" }, body: { value: 7 } });
  const posts = await until(async () => {
    const all = await postsIn(workspace);
    return all.length > 0 && all;
  }, 90_000);
  const notices = await until(async () => {
    const { data } = await notifications.listNotices({ query: {} });
    return data.length > 0 && data;
  }, 90_000);
  expect(JSON.stringify([posts, notices])).not.toMatch(SECRETS);
  expect(notices[0]).toMatchObject({ message: "••• 금액", record: { label: "•••" } });
}, 120_000);

test("e-mail marketing neither reveals nor changes a blurred address", async () => {
  const { teamId } = tenant;
  await enableMarketing(tenant);
  const { id } = await admin.client.email.createCampaign({ body: {} });
  const email = "ohsecret@visitor.example";
  const failed = { status: "failed" as const, failure_reason: `550 no mailbox ${email}` };
  await sentBatch(teamId, id, [email], { record: { kind: "lead", id: leadId }, ...failed });
  const params = { entityId: "lead" as const, recordId: leadId };
  const ask = (method: string, path: string) => call(admin.idToken, method, `/email-campaigns/${id}/recipients${path}`);
  const [address, rows, file] = await Promise.all([
    admin.client.email.getEmailAddress({ params }),
    ask("POST", "?status=error"),
    ask("GET", "/export"),
  ]);
  expect([address.email, rows.body]).toMatchObject(["•••", { total: 1, data: [{ email: "", record: null }] }]);
  expect(String(file.body.text).split(/\r?\n/)[1]).toMatch(/^,Error,/);
  expect(JSON.stringify([address, rows.body, file.body])).not.toMatch(SECRETS);
  expect(await ask("GET", `/${recipientKey(teamId, email)}`)).toMatchObject({ status: 404 });
  const body = { subscribe_status: "unsubscribed" as const };
  await expect(admin.client.email.setEmailAddress({ params, body })).rejects.toMatchObject({ code: "PLAN_REQUIRED" });
});

test("a blurred company can't be researched, and its earlier findings are hidden", async () => {
  const { id } = await admin.client.records.createCompany({ body: { name: "비밀회사" } });
  await tenant.team.collection("records").doc(id).update({ created_by: "router" });
  const { journeys } = admin.client;
  await expect(journeys.startCompanyResearch({ params: { id } })).rejects.toMatchObject({ code: "PLAN_REQUIRED" });
  expect(await journeys.getCompanyResearch({ params: { id } })).toMatchObject({ is_available: false, research: null });
});
