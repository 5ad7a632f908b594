import { randomUUID } from "node:crypto";
import { FormField } from "@dure/domain/scheduling/booking-page/booking-form";
import { expect, test } from "vitest";
import { bookingPage, bookingRequest, connectGoogle, slotsOf } from "../../support/scheduling/booking";
import { connect } from "../../support/suite/client";
import { stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { createTenant } from "../../support/teams/tenant";

test("answers are saved in the lead's mapped fields, and never overwrite a value", async () => {
  const tenant = await createTenant();
  const host = await tenant.member("admin");
  await connectGoogle(host);
  const make = (label: string, type: "select" | "text", attributes: object = {}) =>
    host.client.records.createField({ params: { entityId: "lead" }, query: {}, body: { label, type, attributes } });
  const [size, terms] = [
    await make("직원 수", "select", { options: [{ label: "1-10명" }, { label: "11-50명" }] }),
    await make("동의", "text"),
  ];
  const form = [
    { name: "size", label: "직원 수", type: "dropdown", options: ["1-10명", "11-50명"] },
    { name: "agree", label: "약관", type: "consent", agreed_value: "2026년 약관에 동의" },
  ].map((field) => FormField.parse(field));
  const { id } = await bookingPage(host, {
    form,
    form_field_mapping: { size: size.id, agree: terms.id, gone: "cf_x" },
  });

  const email = `${randomUUID().slice(0, 8)}@guest.example`;
  const slots = await slotsOf(id, 30, 7);
  const book = (place: number, answer: string) => {
    const slot = slots[place];
    if (!slot) throw new Error("The page has no free time.");
    const q_a = [
      { name: "size", value: answer },
      { name: "agree", value: true },
    ];
    return connect().scheduling.bookPublicly({
      query: { id, type: "multi-use" },
      body: { ...bookingRequest(slot, { email }), q_a },
    });
  };
  const lead = () =>
    until(async () => (await stored(tenant.teamId, "records")).find((record) => record.email === email), 60_000);
  const middle = size.attributes?.options?.[1]?.value;
  await book(0, "11-50명");
  expect((await lead())?.custom).toEqual({ [size.id]: middle, [terms.id]: "2026년 약관에 동의" });
  await book(1, "1-10명");
  await until(async () => (await stored(tenant.teamId, "notes")).length === 2, 60_000);
  expect((await lead())?.custom).toMatchObject({ [size.id]: middle });
});

test("answers are saved in the mapped fields of the company and contact", async () => {
  const tenant = await createTenant();
  const host = await tenant.member("admin");
  await connectGoogle(host);
  const grade = await host.client.records.createField({
    params: { entityId: "contact" },
    query: {},
    body: { label: "직급", type: "text" },
  });
  const form = ["firm", "site", "role", "grade"].map((name) =>
    FormField.parse({ name, label: name, type: "shortText" }),
  );
  const { id } = await bookingPage(host, {
    form,
    form_field_mapping: {
      firm: "company:name",
      site: "company:url",
      role: "contact:role",
      grade: `contact:${grade.id}`,
    },
  });

  const email = `${randomUUID().slice(0, 8)}@guest.example`;
  const [slot] = await slotsOf(id, 30, 7);
  if (!slot) throw new Error("The page has no free time.");
  const answers = { firm: "두레상사", site: "dure.example", role: "구매", grade: "부장" };
  await connect().scheduling.bookPublicly({
    query: { id, type: "multi-use" },
    body: {
      ...bookingRequest(slot, { email }),
      q_a: Object.entries(answers).map(([name, value]) => ({ name, value })),
    },
  });
  const lead = await until(
    async () => (await stored(tenant.teamId, "records")).find((one) => one.email === email && one.kind === "lead"),
    60_000,
  );
  const recordOf = async (recordId: unknown) =>
    (await stored(tenant.teamId, "records")).find((one) => one.id === recordId);
  expect(await recordOf(lead?.company_id)).toMatchObject({ name: "두레상사", url: "dure.example" });
  expect(await recordOf(lead?.contact_id)).toMatchObject({
    email,
    role: "구매",
    company_id: lead?.company_id,
    custom: { [grade.id]: "부장" },
  });
});
