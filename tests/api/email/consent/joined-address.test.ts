import { beforeAll, expect, test } from "vitest";
import { addressState, proofsOf } from "../../../support/email/address";
import { enableMarketing } from "../../../support/email/enable-marketing";
import { eventOf, postEvents } from "../../../support/email/mail-events";
import { postForm, unsubscribeUrl } from "../../../support/email/unsubscribe";
import { untilIdle } from "../../../support/suite/queue";
import { until } from "../../../support/suite/wait";
import { createTenant, fresh, type Member, type Tenant } from "../../../support/teams/tenant";

let tenant: Tenant;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant();
  await enableMarketing(tenant);
  member = await tenant.member();
});

const newEmail = () => `${fresh("r")}@acme.example`;
const newLead = (email: string) => member.client.records.createLead({ body: { deal_name: fresh("lead"), email } });
const stateOf = (email: string) => addressState(tenant, email);
const copyOf = async (recordId: string) =>
  (await tenant.team.collection("records").doc(recordId).get()).get("subscribe_status");

/** Two leads of one person: the merged one keeps the second address. */
async function person() {
  const [gone, kept] = [newEmail(), newEmail()];
  const [source, target] = [await newLead(gone), await newLead(kept)];
  const params = { entityId: "lead" as const };
  const ids = { source_ids: [source.id], target_id: target.id };
  const merge = async () => {
    const body = { ...ids, override_properties: { email: { record_id: target.id } } };
    await member.client.records.mergeRecords({ params, body });
    await untilIdle(tenant.teamId);
  };
  const part = async () => {
    await member.client.records.undoMerge({ params, body: ids });
    await untilIdle(tenant.teamId);
  };
  return { gone, kept, target: target.id, merge, part };
}

const optOut = async (email: string) => {
  await postForm(unsubscribeUrl(tenant.teamId, email), "List-Unsubscribe=One-Click");
  await untilIdle(tenant.teamId);
};
const tell = async (email: string, event: string, more: Record<string, unknown> = {}) => {
  expect(await postEvents([eventOf({ teamId: tenant.teamId, campaignId: "spring" }, email, event, 5, more)])).toBe(200);
  await until(async () => (await stateOf(email))?.suppressed);
  await untilIdle(tenant.teamId);
};

test("a merge keeps the strictest status, even for an opt-out after it", async () => {
  const [before, after] = [await person(), await person()];
  await optOut(before.gone);
  await before.merge();
  await after.merge();
  expect(await stateOf(after.kept)).toBeUndefined();
  await optOut(after.gone);
  for (const { kept, target } of [before, after]) {
    expect(await stateOf(kept)).toMatchObject({ marketing: "unsubscribed", opted_out_at: expect.any(String) });
    expect(await copyOf(target)).toBe("unsubscribed");
  }
  const [proof] = await proofsOf(tenant, before.kept);
  expect(proof).toMatchObject({ source: { type: "merge", record_id: before.target }, marketing: "unsubscribed" });
});

test("once a merge is undone, an opt-out of one address doesn't affect the other", async () => {
  const parted = await person();
  await parted.merge();
  await parted.part();
  await optOut(parted.gone);
  expect(await stateOf(parted.gone)).toMatchObject({ marketing: "unsubscribed", joined_into: [] });
  expect(await copyOf(parted.target)).toBe("subscribed");
});

test("a merge transfers a complaint to the remaining address, but not a bounce", async () => {
  const [bounced, complained] = [await person(), await person()];
  await tell(bounced.gone, "bounce", { type: "bounce", status: "5.1.1", reason: "550 no such user" });
  await tell(complained.gone, "spamreport");
  await bounced.merge();
  await complained.merge();
  expect(await copyOf(bounced.target)).toBe("subscribed");
  expect(await stateOf(complained.kept)).toMatchObject({ marketing: "unsubscribed", suppressed: null });
  expect(await copyOf(complained.target)).toBe("unsubscribed");
});

test("an address subscribed again with a reason stays subscribed when the merged one bounces", async () => {
  const { gone, kept, target, merge } = await person();
  await optOut(gone);
  await merge();
  const params = { entityId: "lead" as const, recordId: target };
  const body = { subscribe_status: "subscribed" as const, reason: "전화로 동의" };
  await member.client.email.setEmailAddress({ params, body });
  await tell(gone, "bounce", { type: "bounce", status: "5.1.1" });
  expect(await stateOf(kept)).toMatchObject({ marketing: "subscribed", opted_out_at: null });
});

test("the status field of a record is read-only", async () => {
  const email = newEmail();
  const lead = await newLead(email);
  await optOut(email);
  const params = { entityId: "lead" as const, recordId: lead.id, fieldId: "subscribe_status" };
  await expect(member.client.records.updateFieldValue({ params, body: { value: "subscribed" } })).rejects.toMatchObject(
    { status: expect.toSatisfy((status) => status === 404 || status === 406) },
  );
  expect(await copyOf(lead.id)).toBe("unsubscribed");
});
