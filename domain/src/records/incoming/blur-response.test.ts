import { expect, test } from "vitest";
import { blurResponse } from "./blur-response";

const lead = {
  id: "l1",
  entity: "lead",
  label: "(주)한빛 김민지",
  deal_name: "(주)한빛 김민지",
  first_name: "민지",
  last_name: "",
  email: "minji@visitor.example",
  phone_number: { dial_code: "+82", value: "1012345678" },
  company: { id: "c1", label: "(주)한빛", entity_type: "company", nice_id: null },
  utm_source: "naver",
  custom: { f1: "비밀" },
  contract_amount: 5_000,
  created_by: "router",
};

test("a router's lead is blurred wherever it contains what the visitor typed", () => {
  const { data } = blurResponse({ data: [lead], columns: [{ records: [lead] }] });
  expect(data[0]).toEqual({
    ...lead,
    label: "•••",
    deal_name: "•••",
    first_name: "•••",
    email: "•••",
    phone_number: { dial_code: "", value: "•••" },
    company: { ...lead.company, label: "•••" },
    utm_source: "•••",
    custom: {},
    blurred: true,
  });
  expect(JSON.stringify(blurResponse({ columns: [{ records: [lead] }] }))).not.toMatch(/민지|한빛|naver|비밀|1234/);
});

test("older answer shapes and search results are blurred, too", () => {
  expect(blurResponse({ ...lead, custom_field: { f1: "비밀" } })).toMatchObject({ custom_field: {} });
  const older = {
    ...lead,
    phone: "1012345678",
    dial_code: "+82",
    custom_fields: [{ id: "f", value: 1 }],
    details: [1],
  };
  expect(blurResponse(older)).toMatchObject({ phone: "•••", dial_code: "", custom_fields: [], details: [] });
  const contact = { created_by: "router", name: { first_name: "민지", last_name: "김" }, company_name: "한빛" };
  expect(blurResponse(contact)).toMatchObject({ name: { first_name: "•••", last_name: "" }, company_name: "•••" });
});

test("records created by a member or a booking are not blurred", () => {
  const own = {
    data: [
      { ...lead, created_by: "system" },
      { ...lead, created_by: "uid" },
    ],
    body: new Date(0),
  };
  expect(blurResponse(own)).toEqual(own);
});

test("the note about a router's meeting is blurred, and a member's note is not", () => {
  const note = { id: "n1", record_id: "l1", text: "이름: 민지", html: "<p>이름: 민지</p>" };
  expect(blurResponse({ ...note, author_id: "router" })).toMatchObject({ text: "•••", html: "•••" });
  expect(blurResponse({ ...note, author_id: "uid" })).toEqual({ ...note, author_id: "uid" });
});

test("a record that refers to a router's company hides only that company's name and number", () => {
  const company = { id: "c1", label: "(주)한빛", entity_type: "company", nice_id: "7", created_by: "router" };
  const own = { ...lead, created_by: "uid", company, custom: { f1: company } };
  const shown = { ...company, label: "•••", nice_id: null, blurred: true };
  expect(blurResponse(own)).toEqual({ ...own, company: shown, custom: { f1: shown } });
});
