import { beforeAll, expect, test } from "vitest";
import { addressState, proofsOf } from "../../../support/email/address";
import { enableMarketing } from "../../../support/email/enable-marketing";
import { postForm, unsubscribeUrl } from "../../../support/email/unsubscribe";
import { untilIdle } from "../../../support/suite/queue";
import { until } from "../../../support/suite/wait";
import { createTenant, fresh, type Member, type Tenant } from "../../../support/teams/tenant";
import { importLeads, LEADS, listAll, table, wrongCells } from "./import-fixture";

const FIELDS = ["lead:deal_name", "lead:email", "lead:subscribe_status"];
let tenant: Tenant;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant();
  await enableMarketing(tenant);
  member = await tenant.member();
});

const newEmail = () => `${fresh("r")}@acme.example`;
const stateOf = (email: string) => addressState(tenant, email);
async function imported(...rows: [email: string, status: string][]) {
  const body = table(FIELDS, ...rows.map(([email, status]) => [fresh("lead"), email, status]));
  const done = await importLeads(member, { ...body, file: "고객.xlsx" });
  expect(done.task).toMatchObject({ succeeded: rows.length, failed: 0 });
  await untilIdle(tenant.teamId);
  return done;
}

test("an import sets the subscription of addresses, with the file and member as the proof", async () => {
  const [out, excluded, agreed, silent] = [newEmail(), newEmail(), newEmail(), newEmail()];
  const { id } = await imported([out, "수신거부"], [excluded, "Excluded from sending"], [agreed, "구독"], [silent, ""]);
  expect(await stateOf(out)).toMatchObject({ marketing: "unsubscribed", opted_out_at: expect.any(String) });
  expect(await stateOf(excluded)).toMatchObject({ marketing: "auto-delete" });
  expect(await stateOf(agreed)).toMatchObject({ marketing: "subscribed", confirmed_at: expect.any(String) });
  expect(await stateOf(silent)).toBeUndefined();
  const source = { type: "import", import_id: id, file: "고객.xlsx", user_id: member.uid, name: expect.any(String) };
  expect(await proofsOf(tenant, out)).toEqual([expect.objectContaining({ source, marketing: "unsubscribed" })]);
  const copies = new Map((await listAll(member, "lead")).map((lead) => [lead.email, lead.subscribe_status]));
  expect([out, excluded, agreed, silent].map((email) => copies.get(email))).toEqual([
    "unsubscribed",
    "auto-delete",
    "subscribed",
    "subscribed",
  ]);
});

test("an import never resubscribes an opted-out address, and the strictest of two rows wins", async () => {
  const [out, twice] = [newEmail(), newEmail()];
  await postForm(unsubscribeUrl(tenant.teamId, out), "List-Unsubscribe=One-Click");
  await imported([out, "subscribed"], [twice, "unsubscribed"], [twice, "subscribed"]);
  expect(await stateOf(out)).toMatchObject({ marketing: "unsubscribed" });
  expect((await proofsOf(tenant, out)).map(({ source }) => source.type)).toEqual(["one-click"]);
  expect(await stateOf(twice)).toMatchObject({ marketing: "unsubscribed" });
});

test("undoing an import resubscribes nobody", async () => {
  const out = newEmail();
  const { id } = await imported([out, "unsubscribed"]);
  await member.client.records.undoImport({ params: { id } });
  await until(async () => (await member.client.records.getImport({ params: { id } })).undo?.state === "done");
  await untilIdle(tenant.teamId);
  expect(await stateOf(out)).toMatchObject({ marketing: "unsubscribed" });
  const lead = await member.client.records.createLead({ body: { deal_name: fresh("lead"), email: out } });
  await untilIdle(tenant.teamId);
  expect((await listAll(member, "lead")).find(({ id }) => id === lead.id)).toMatchObject({
    subscribe_status: "unsubscribed",
  });
});

test("an unknown status is refused, and without e-mail marketing there is no such column", async () => {
  const body = table(FIELDS, ["상담", newEmail(), "예"]);
  expect(await wrongCells(member, body)).toEqual({ "1:lead:subscribe_status": "not_option" });
  const plain = await (await createTenant()).member();
  const query = { version: "20250905" };
  const { data } = await plain.client.records.listImportFields({ params: LEADS, query });
  expect(data.map(({ id }) => id)).not.toContain("lead:subscribe_status");
});
