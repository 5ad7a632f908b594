import { FormField } from "@dure/domain/scheduling/booking-page/booking-form";
import { beforeAll, expect, test } from "vitest";
import { addressState, proofsOf } from "../../../support/email/address";
import { enableMarketing } from "../../../support/email/enable-marketing";
import { postForm, unsubscribeUrl } from "../../../support/email/unsubscribe";
import { routerBody } from "../../../support/routing/router";
import { activeRouter, rowOf, submit } from "../../../support/routing/submission";
import { bookingPage, connectGoogle, slotsOf } from "../../../support/scheduling/booking";
import { bookSlot } from "../../../support/scheduling/reminders";
import { untilIdle } from "../../../support/suite/queue";
import { until } from "../../../support/suite/wait";
import { createTenant, fresh, type Member, type Tenant } from "../../../support/teams/tenant";

const ADS = "광고성 정보 수신 동의 (선택)";
let tenant: Tenant;
let admin: Member;
let form: string;

const consent = (name: string, email_consent: "marketing" | "night") => ({
  ...{ name, label: name === "ads" ? ADS : "야간 수신 동의", type: "consent" as const, email_consent },
});

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  await enableMarketing(tenant);
  admin = await tenant.member("admin");
  const body = routerBody();
  const components = [...body.form.components, consent("ads", "marketing"), consent("night", "night")];
  form = (await activeRouter(tenant, admin, { form: { ...body.form, components } })).id;
});

const newEmail = () => `${fresh("v")}@visitor.example`;
const stateOf = (email: string) => addressState(tenant, email);
async function fillIn(email: string, answers: { ads: boolean; night?: boolean }) {
  const { id } = await submit(form, { name: "오지훈", email, ...answers });
  await until(async () => (await rowOf(tenant, form, id))?.recorded);
  await untilIdle(tenant.teamId);
}

test("consent in a form subscribes the address, and keeps the wording as the proof", async () => {
  const email = newEmail();
  await fillIn(email, { ads: true, night: true });
  expect(await stateOf(email)).toMatchObject({ marketing: "subscribed", night_consent: true });
  const [proof] = await proofsOf(tenant, email);
  expect(proof).toMatchObject({
    marketing: "subscribed",
    night_consent: true,
    source: { type: "form", form_id: form },
  });
  expect(proof?.source.text).toBe(`☑ ${ADS}\n☑ 야간 수신 동의`);
  expect((await stateOf(email))?.confirmed_at).toBe(proof?.at);
});

test("an unticked consent unsubscribes the address, and no form undoes an opt-out", async () => {
  const [asked, out] = [newEmail(), newEmail()];
  await fillIn(asked, { ads: false });
  expect(await stateOf(asked)).toMatchObject({ marketing: "unsubscribed", opted_out_at: null });
  await postForm(unsubscribeUrl(tenant.teamId, out), "List-Unsubscribe=One-Click");
  await fillIn(out, { ads: true });
  expect(await stateOf(out)).toMatchObject({ marketing: "unsubscribed", confirmed_at: null });
  expect((await proofsOf(tenant, out)).map(({ source }) => source.type)).toEqual(["one-click", "form"]);
});

test("consent in a booking page's form subscribes the address", async () => {
  const host = await tenant.member();
  await connectGoogle(host);
  const field = FormField.parse(consent("ads", "marketing"));
  const name = FormField.parse({ name: "name", label: "이름", type: "shortText", required: true });
  const page = await bookingPage(host, { form: [name, field] });
  const [slot] = await slotsOf(page.id);
  const email = newEmail();
  if (!slot) throw new Error("The page has no free time.");
  await bookSlot(page.id, slot, { email }, { q_a: [{ name: "ads", value: true }] });
  await untilIdle(tenant.teamId);
  expect(await stateOf(email)).toMatchObject({ marketing: "subscribed", confirmed_at: expect.any(String) });
  expect((await proofsOf(tenant, email))[0]).toMatchObject({
    source: { type: "form", form_id: page.id, title: "30분 상담" },
  });
});
