import { beforeAll, expect, test } from "vitest";
import { createTenant, type Member } from "../../support/teams/tenant";

let admin: Member;
let member: Member;
let recordId: string;

beforeAll(async () => {
  const team = await createTenant();
  await team.team.collection("settings").doc("remote-config").set({ enable_masking: true });
  admin = await team.member("admin", { display_name: "박담당" });
  member = await team.member();
  const lead = await admin.client.records.createLead({
    body: {
      deal_name: "연간 계약",
      first_name: "두레",
      last_name: "김",
      email: "guest@example.org",
      phone_number: { dial_code: "+82", value: "010-1234-5678" },
      assignee: admin.uid,
    },
  });
  recordId = lead.id;
});

const valuesFor = async (person: Member, id = recordId) =>
  (await person.client.email.getRecordValues({ params: { entityId: "lead", recordId: id } })).values;

test("a record's values are those that a mail to it would have", async () =>
  expect(await valuesFor(admin)).toMatchObject({
    name: "김두레",
    email: "guest@example.org",
    deal_name: "연간 계약",
    owner_name: "박담당",
    owner_email: admin.email,
  }));

test("the values are masked for members whose team masks", async () => {
  const values = await valuesFor(member);
  expect(values).toMatchObject({ name: "김두레", email: "g***@example.org" });
  expect(values.phone).toMatch(/\*{3,}.*5678$/);
});

test("an unknown record is not found", async () =>
  await expect(valuesFor(admin, "nothing")).rejects.toMatchObject({ status: 404 }));
