import { beforeAll, expect, test } from "vitest";
import { createTenant, fresh, type Member } from "../../support/teams/tenant";

let member: Member;
beforeAll(async () => {
  member = await (await createTenant()).member();
});

const aLead = (email: string, more: object = {}) =>
  member.client.records.createLead({ body: { deal_name: "문의", email, ...more } });
const suggested = async (id: string, who = member, entityId: "lead" | "contact" = "lead") =>
  (await who.client.journeys.suggestCompany({ params: { entityId, recordId: id } })).company;
const aCompany = (name: string, url = "") => member.client.records.createCompany({ body: { name, url } });

test("a lead gets the company whose website has the domain of its e-mail", async () => {
  const domain = `${fresh()}.example`;
  const company = await aCompany(fresh("한빛"), `https://www.${domain}/about`);
  await aCompany(fresh("다른"), `https://not${domain}`);
  const lead = await aLead(`Mina@${domain.toUpperCase()}`);
  expect(await suggested(lead.id)).toMatchObject({ id: company.id, label: company.name, entity_type: "company" });
  const linked = await aLead(`jun@${domain}`, { company: { id: company.id } });
  expect(await suggested(linked.id)).toBeNull();
});

test("without a website, a lead gets the company of most people with that domain", async () => {
  const domain = `${fresh()}.example`;
  const [one, other] = [await aCompany(fresh("하나")), await aCompany(fresh("둘"))];
  await aLead(`a@${domain}`, { company: { id: one.id } });
  const contact = { name: { first_name: "나래" }, email: `b@${domain}`, company: { id: one.id } };
  await member.client.records.createContact({ body: contact });
  const lead = await aLead(`c@${domain}`);
  expect((await suggested(lead.id))?.id).toBe(one.id);
  await aLead(`d@${domain}`, { company: { id: other.id } });
  await aLead(`e@${domain}`, { company: { id: other.id } });
  expect(await suggested(lead.id)).toBeNull();
});

test("free mail, no address or another team's lead gets no suggestion", async () => {
  await aCompany(fresh("포털"), "https://www.naver.com");
  expect(await suggested((await aLead("mina@naver.com")).id)).toBeNull();
  expect(await suggested((await aLead("")).id)).toBeNull();
  const stranger = await (await createTenant()).member();
  await expect(suggested((await aLead("x@y.example")).id, stranger)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("members get suggestions only from their own records", async () => {
  const team = await createTenant({ row_access: "own" });
  const [one, other] = [await team.member(), await team.member()];
  const domain = `${fresh()}.example`;
  await one.client.records.createCompany({ body: { name: fresh("숨은"), url: domain } });
  const lead = await other.client.records.createLead({ body: { deal_name: "문의", email: `a@${domain}` } });
  expect(await suggested(lead.id, other)).toBeNull();
  await other.client.records.createCompany({ body: { name: fresh("보이는"), url: domain } });
  expect(await suggested(lead.id, other)).toMatchObject({ label: expect.stringContaining("보이는") });
});

test("members with masked addresses get no suggestion, and admins do", async () => {
  const team = await createTenant();
  await team.team.collection("settings").doc("remote-config").set({ enable_masking: true });
  const [one, admin] = [await team.member(), await team.member("admin")];
  const domain = `${fresh()}.example`;
  await one.client.records.createCompany({ body: { name: fresh("가린"), url: domain } });
  const lead = await one.client.records.createLead({ body: { deal_name: "문의", email: `a@${domain}` } });
  expect(await suggested(lead.id, one)).toBeNull();
  expect(await suggested(lead.id, admin)).toMatchObject({ label: expect.stringContaining("가린") });
});
