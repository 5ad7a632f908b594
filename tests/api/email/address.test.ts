import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addressState, proofsOf } from "../../support/email/address";
import { enableMarketing } from "../../support/email/enable-marketing";
import { postForm, unsubscribeUrl } from "../../support/email/unsubscribe";
import { untilIdle } from "../../support/suite/queue";
import { createTenant, fresh, type Member, type Tenant } from "../../support/teams/tenant";

let tenant: Tenant;
let admin: Member;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant();
  await enableMarketing(tenant);
  [admin, member] = [await tenant.member("admin"), await tenant.member()];
});

const newEmail = () => `${fresh("r")}@acme.example`;
const newLead = (email: string) => member.client.records.createLead({ body: { deal_name: fresh("lead"), email } });
const statusOf = async (recordId: string) =>
  (await tenant.team.collection("records").doc(recordId).get()).get("subscribe_status");
const set = (recordId: string, subscribe_status: "subscribed" | "unsubscribed" | "auto-delete", reason = "") =>
  member.client.email.setEmailAddress({
    params: { entityId: "lead", recordId },
    body: { subscribe_status, reason },
  });

test("an address that opts out is unsubscribed on all its records, including later ones", async () => {
  const email = newEmail();
  const contact = { name: { first_name: "민아" }, email };
  const [one, two] = [await newLead(email), await newLead(email.toUpperCase())];
  const three = await member.client.records.createContact({ body: contact });
  await postForm(unsubscribeUrl(tenant.teamId, email), "List-Unsubscribe=One-Click");
  await untilIdle(tenant.teamId);
  const later = await newLead(email);
  await untilIdle(tenant.teamId);
  const ids = [one.id, two.id, three.id, later.id];
  expect(await Promise.all(ids.map(statusOf))).toEqual(Array(4).fill("unsubscribed"));
});

test("a record whose address changes gets the status of the new address", async () => {
  const [out, other] = [newEmail(), newEmail()];
  await postForm(unsubscribeUrl(tenant.teamId, out), "List-Unsubscribe=One-Click");
  const lead = await newLead(out);
  await untilIdle(tenant.teamId);
  expect(await statusOf(lead.id)).toBe("unsubscribed");
  const params = { entityId: "lead" as const, recordId: lead.id, fieldId: "email" };
  await member.client.records.updateFieldValue({ params, body: { value: other } });
  await untilIdle(tenant.teamId);
  expect(await statusOf(lead.id)).toBe("subscribed");
});

test("a member's exclusion of an address applies to all its records, and a proof names the member", async () => {
  const email = newEmail();
  const [one, two] = [await newLead(email), await newLead(email)];
  const view = await set(one.id, "auto-delete");
  expect(view).toMatchObject({ email, marketing: "auto-delete", suppressed: null });
  expect(view.proofs).toEqual([
    expect.objectContaining({ marketing: "auto-delete", source: expect.objectContaining({ user_id: member.uid }) }),
  ]);
  await untilIdle(tenant.teamId);
  expect(await statusOf(two.id)).toBe("auto-delete");
});

test("subscribing an address that opted out requires a reason", async () => {
  const email = newEmail();
  const lead = await newLead(email);
  await postForm(unsubscribeUrl(tenant.teamId, email), "List-Unsubscribe=One-Click");
  await expect(set(lead.id, "subscribed")).rejects.toMatchObject({ code: "BAD_REQUEST" });
  expect(await set(lead.id, "subscribed", "전화로 동의")).toMatchObject({
    marketing: "subscribed",
    opted_out_at: null,
  });
  const proofs = await proofsOf(tenant, email);
  expect(proofs.at(-1)).toMatchObject({ source: { type: "member", reason: "전화로 동의" } });
});

test("suppressions are listed, searched and removed with a reason, and outlast a new subscription", async () => {
  const email = newEmail();
  const lead = await newLead(email);
  const added = await admin.client.email.addSuppressions({
    body: { emails: [email.toUpperCase(), email, "no address"] },
  });
  expect(added).toEqual({ added: 1, already: 0, invalid: ["no address"] });
  const again = await admin.client.email.addSuppressions({
    body: { emails: [email], reason: "import", file: "a.csv" },
  });
  expect(again).toEqual({ added: 0, already: 1, invalid: [] });
  await set(lead.id, "auto-delete");
  await set(lead.id, "subscribed");
  expect(await addressState(tenant, email)).toMatchObject({ suppressed: { reason: "manual" }, blocked: true });

  const { data, total } = await member.client.email.listSuppressions({ query: { search: email.slice(0, 8) } });
  expect({ data, total }).toMatchObject({ data: [{ email, reason: "manual" }], total: 1 });
  const params = { id: data[0]?.id ?? "" };
  await expect(member.client.email.removeSuppression({ params, body: { reason: "x" } })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  await admin.client.email.removeSuppression({ params, body: { reason: "주소가 다시 열렸어요" } });
  expect(await addressState(tenant, email)).toMatchObject({ suppressed: null, blocked: false });
  expect((await proofsOf(tenant, email)).at(-1)).toMatchObject({ source: { reason: "주소가 다시 열렸어요" } });
});

test("the suppressions are listed in pages by address", async () => {
  const own = await createTenant();
  await enableMarketing(own);
  const { email } = (await own.member("admin")).client;
  await email.addSuppressions({ body: { emails: ["c@x.example", "a@x.example", "b@x.example"] } });
  const first = await email.listSuppressions({ query: { page_count: 2 } });
  const second = await email.listSuppressions({ query: { page_count: 2, cursor: first.cursor ?? "" } });
  expect([first, second].map(({ data }) => data.map((row) => row.email))).toEqual([
    ["a@x.example", "b@x.example"],
    ["c@x.example"],
  ]);
  expect([first, second].map(({ total, is_last }) => ({ total, is_last }))).toEqual([
    { total: 3, is_last: false },
    { total: 3, is_last: true },
  ]);
  expect(first.cursor).not.toContain("@");
});

test("members who see masked values get masked addresses, and can't search", async () => {
  const own = await createTenant();
  await own.team
    .collection("settings")
    .doc("remote-config")
    .set({ enable_masking: true, enable_marketing_email: true });
  const [boss, seller] = [await own.member("admin"), await own.member()];
  const emails = ["secret@x.example", ...["b", "c", "d", "e"].map((letter) => `${letter}@x.example`)];
  await boss.client.email.addSuppressions({ body: { emails } });
  const list = await seller.client.email.listSuppressions({ query: {} });
  expect(list.data.map(({ email }) => email)).toContain("s***@x.example");
  await expect(seller.client.email.listSuppressions({ query: { search: "se" } })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  const ids = list.data.map(({ id }) => id);
  // Neither an id nor the order reveals an address.
  expect(ids).not.toContain(createHash("sha256").update("secret@x.example").digest("hex").slice(0, 32));
  expect(ids).toEqual(ids.toSorted());
  const first = await seller.client.email.listSuppressions({ query: { page_count: 3 } });
  const second = await seller.client.email.listSuppressions({ query: { page_count: 3, cursor: first.cursor ?? "" } });
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
  const cursor = ids[2] ?? "";
  await expect(seller.client.email.listSuppressions({ query: { cursor } })).rejects.toMatchObject({ status: 400 });
});

test("a team without e-mail marketing is refused", async () => {
  const plain = await (await createTenant()).member("admin");
  await expect(plain.client.email.listSuppressions({ query: {} })).rejects.toMatchObject({ code: "PLAN_REQUIRED" });
  await expect(plain.client.email.getEmailFooter({})).rejects.toMatchObject({ code: "PLAN_REQUIRED" });
});
