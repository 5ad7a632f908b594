import { expect, test } from "vitest";
import { setCards } from "../../../support/records/business-cards";
import { call } from "../../../support/suite/call";
import { eventsOf, stored } from "../../../support/suite/stored";
import { until } from "../../../support/suite/wait";
import type { Member } from "../../../support/teams/tenant";
import { listAll } from "../import/import-fixture";
import { CARDS, contactNamed, contactsOf, SYNC, sync, teamWithCards } from "./cards-fixture";

async function setField(admin: Member, recordId: string, fieldId: string, value: unknown) {
  const params = { entityId: "contact" as const, recordId, fieldId };
  await admin.client.records.updateFieldValue({ params, body: { value } });
}

test("a sync creates contacts and companies from the cards, once", async () => {
  const { tenant, admin } = await teamWithCards();
  const first = await sync(admin);
  expect(first).toMatchObject({
    state: "done",
    cards: 3,
    summary: { cards: 3, created: 3, linked: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0, companies: 1 },
  });
  const [company] = await listAll(admin, "company");
  expect(company).toMatchObject({ name: "명함상사", address: "서울 강남구", url: "https://cards-a.example" });
  const minsu = await contactNamed(admin, "김민수");
  expect(minsu).toMatchObject({
    email: "minsu@cards-a.example",
    phone: { dial_code: "+82", value: "1011112222" },
    role: "팀장",
    department: "구매팀",
    company: { id: company?.id },
    created_by: admin.uid,
  });
  expect(await contactNamed(admin, "이영희")).toMatchObject({ email: "", company: null });

  const again = await sync(admin);
  expect(again.summary).toMatchObject({ created: 0, unchanged: 3, companies: 0 });
  expect(await stored(tenant.teamId, "records")).toHaveLength(4);
  expect(await eventsOf(tenant.teamId, "contact.changed")).toEqual([]);
  const { data } = await admin.client.records.listCardSyncs({});
  expect(data.map(({ id }) => id)).toEqual([again.id, first.id]);
});

test("existing contacts are matched by e-mail, or by name and company, and keep what people wrote", async () => {
  const { admin, token } = await teamWithCards();
  const { records } = admin.client;
  const company = await records.createCompany({ body: { name: "명함상사" } });
  const contact = (first_name: string, more: object) =>
    records.createContact({ body: { name: { first_name, last_name: "" }, ...more } });
  const byAddress = await contact("다른 이름", { email: "minsu@cards-a.example", role: "대표" });
  const byCompany = await contact("Grace Miller", { company: { id: company.id } });
  await setCards(token, [CARDS[0] as never, { id: "2", name: "Grace Miller", company: "명함상사", position: "CTO" }]);
  expect((await sync(admin)).summary).toMatchObject({ created: 0, linked: 2, companies: 0 });
  const contacts = await contactsOf(admin);
  expect(contacts).toHaveLength(2);
  expect(contacts.find(({ id }) => id === byAddress.id)).toMatchObject({
    label: "다른 이름",
    role: "대표",
    department: "구매팀",
    company: { id: company.id },
  });
  expect(contacts.find(({ id }) => id === byCompany.id)).toMatchObject({ role: "CTO" });
});

test("a changed card updates only what nobody has edited since", async () => {
  const { admin, token } = await teamWithCards();
  await sync(admin);
  const minsu = await contactNamed(admin, "김민수");
  await setField(admin, minsu?.id ?? "", "role", "이사");
  await setField(admin, minsu?.id ?? "", "department", "");
  await setCards(token, [
    { ...CARDS[0], id: "a/1", position: "상무", department: "영업팀", phone: "02-777-0000", company: "새회사" },
  ]);
  expect((await sync(admin)).summary).toMatchObject({ updated: 1, created: 0, companies: 1 });
  expect(await contactNamed(admin, "김민수")).toMatchObject({
    role: "이사",
    department: "",
    tel: { dial_code: "+82", value: "27770000" },
    company: { label: "새회사" },
  });
  expect((await sync(admin)).summary).toMatchObject({ unchanged: 1, updated: 0 });
});

test("a deleted contact is not created again", async () => {
  const { admin } = await teamWithCards();
  await sync(admin);
  const minsu = await contactNamed(admin, "김민수");
  await admin.client.records.deleteRecord({ params: { entityId: "contact", recordId: minsu?.id ?? "" } });
  expect((await sync(admin)).summary).toMatchObject({ skipped: 1, unchanged: 2, created: 0 });
});

test("cards of one person make one contact, and cards without a name make none", async () => {
  const same = { name: "박하나", email: "hana@cards-b.example" };
  const { admin } = await teamWithCards([
    { id: "1", ...same },
    { id: "2", ...same, position: "과장" },
    { id: "3", email: "x@cards-b.example" },
  ]);
  expect((await sync(admin)).summary).toMatchObject({ created: 1, linked: 1, skipped: 1 });
  expect(await contactsOf(admin)).toHaveLength(1);
  expect(await contactNamed(admin, "박하나")).toMatchObject({ role: "과장" });
});

test("cards with invalid values are imported, too", async () => {
  const { admin } = await teamWithCards([
    {
      id: "__x__",
      name: "이\u0000상\u202e한",
      position: "직".repeat(5_000),
      mobile: "9".repeat(400),
      website: "javascript:1",
    },
    { id: "\ud800", name: "\ud800끝", company: { nested: true }, email: 7 },
  ]);
  const { summary } = await sync(admin);
  expect(summary).toMatchObject({ cards: 2, created: 2, failed: 0 });
});

test("many cards are fetched in pages, each once", async () => {
  const cards = Array.from({ length: 450 }, (_, index) => ({
    id: `c${index}`,
    name: `사람 ${index}`,
    company: `회사 ${index % 30}`,
    email: `person${index}@cards-many.example`,
  }));
  const { tenant, admin } = await teamWithCards(cards);
  const started = await call(admin.idToken, "POST", SYNC);
  expect([200, 408]).toContain(started.status);
  const [view] = await until(async () => {
    const { data } = await admin.client.records.listCardSyncs({});
    return data[0]?.state === "done" && data;
  }, 90_000);
  expect(view?.summary).toMatchObject({ cards: 450, created: 450, companies: 30 });
  expect(await stored(tenant.teamId, "records")).toHaveLength(480);
}, 120_000);
