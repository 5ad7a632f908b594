import { describe, expect, test } from "vitest";
import { NO_FIELDS } from "../field/custom-field";
import { CrmRecord } from "../record/record";
import { applyIncoming, type IncomingContext, type IncomingPerson } from "./incoming";
import { applyIncomingBatch } from "./incoming-batch";

const NOW = "2026-11-21T09:00:00.000Z";
const NOTHING = { values: {}, custom: {} };

const incoming = (id: string, more: Partial<IncomingPerson> = {}): IncomingPerson => ({
  ids: { record: `submission-${id}`, company: `company-${id}`, contact: `contact-${id}` },
  title: "문의",
  person: { name: "오지훈", first_name: "오지훈", last_name: "", email: "j@guest.example", phone: "82-1012345678" },
  company: "",
  visitor_id: null,
  form_submissions_mapping: { record_type_id: null, stage_id: null },
  utm: {},
  from_router: false,
  mapped: { lead: NOTHING, company: NOTHING, contact: NOTHING },
  ...more,
});
const known = (more: Partial<IncomingContext> = {}): IncomingContext => ({
  recorded: undefined,
  sameEmail: [],
  pipelines: new Map(),
  pipeline: undefined,
  companyId: undefined,
  contactId: undefined,
  fields: NO_FIELDS("lead"),
  companyFields: NO_FIELDS("company"),
  contactFields: NO_FIELDS("contact"),
  assignee: "host",
  meetsAt: null,
  ...more,
});
const lead = (more: Partial<CrmRecord> = {}) =>
  CrmRecord.parse({
    ...{ id: "l1", kind: "lead", deal_name: "먼저 온 리드", email: "j@guest.example" },
    ...{ created_at: NOW, created_by: "u", updated_at: NOW, updated_by: "u", ...more },
  });
const mapped = (values: Partial<CrmRecord>) => ({ values, custom: {} });

describe("arrivals in the same batch", () => {
  test("with the same address, company and contact share one lead, one company and one contact", () => {
    const boss = { company: "두레상사", mapped: { ...incoming("a").mapped, contact: mapped({ first_name: "대표" }) } };
    const { changes, records, events } = applyIncomingBatch(
      [
        { incoming: incoming("a", boss), known: known() },
        { incoming: incoming("b", { ...boss, company: " 두레상사" }), known: known() },
      ],
      NOW,
    );
    expect(records.map(({ id }) => id)).toEqual(["submission-a", "submission-a"]);
    expect(changes.map(({ before, after }) => [before, after.id])).toEqual([
      [null, "company-a"],
      [null, "contact-a"],
      [null, "submission-a"],
    ]);
    expect(records[1]).toMatchObject({ company_id: "company-a", contact_id: "contact-a", assignee: "host" });
    expect(events.map(({ type }) => type)).toEqual([
      "company.created",
      "contact.created",
      "lead.created",
      "lead.changed",
    ]);
  });

  test("reuse a lead that existed before the batch", () => {
    const [old, other] = [lead(), { mapped: { ...incoming("b").mapped, lead: mapped({ contract_amount: 5 }) } }];
    const { changes } = applyIncomingBatch(
      [
        { incoming: incoming("a"), known: known({ sameEmail: [old] }) },
        { incoming: incoming("b", other), known: known({ sameEmail: [old] }) },
      ],
      NOW,
    );
    expect(changes).toMatchObject([{ before: old, after: { id: "l1", contract_amount: 5, deal_name: old.deal_name } }]);
    expect(changes[0]?.after.phone_number).toEqual({ dial_code: "+82", value: "1012345678" });
  });

  test("without an address are each a lead of their own", () => {
    const nobody = { person: { ...incoming("a").person, email: "" } };
    const all = ["a", "b"].map((id) => ({ incoming: incoming(id, nobody), known: known() }));
    expect(applyIncomingBatch(all, NOW).records.map(({ id }) => id)).toEqual(["submission-a", "submission-b"]);
  });
});

test("an arrival whose meeting was recorded earlier reuses its lead, which then gets an assignee", () => {
  const recorded = lead({ id: "meeting-m", email: "other@guest.example" });
  const { records } = applyIncomingBatch([{ incoming: incoming("a"), known: known({ recorded }) }], NOW);
  expect(records).toMatchObject([{ id: "meeting-m", assignee: "host", email: "other@guest.example" }]);
});

describe("an open lead that is reused", () => {
  const takenUp = (assignee: string | null, to: string | null) =>
    applyIncoming(incoming("a"), known({ sameEmail: [lead({ assignee })], assignee: to }), NOW);

  test("keeps its assignee, and is assigned to nobody else", () =>
    expect(takenUp("owner", "host")).toMatchObject({ record: { id: "l1", assignee: "owner" }, assigned: null }));

  test("is assigned to the new assignee if it has none", () =>
    expect(takenUp(null, "host")).toMatchObject({ record: { id: "l1", assignee: "host" }, assigned: "host" }));

  test("stays unassigned if the arrival has no assignee", () =>
    expect(takenUp(null, null)).toMatchObject({ record: { id: "l1", assignee: null }, assigned: null }));

  test("is assigned only once for several arrivals at the same time", () => {
    const arrivals = ["a", "b"].map((id, place) => ({
      incoming: incoming(id),
      known: known({ sameEmail: [lead()], assignee: ["first", "second"][place] ?? null }),
    }));
    expect(applyIncomingBatch(arrivals, NOW)).toMatchObject({
      records: [{ assignee: "first" }, { assignee: "first" }],
      assigned: ["first", null],
    });
  });
});

test("records from a router have the router as creator, and records from a booking have the system", () => {
  const creatorOf = (from_router: boolean) =>
    applyIncoming(incoming("a", { from_router, company: "한빛" }), known(), NOW).changes.map(
      ({ after }) => after.created_by,
    );
  expect(creatorOf(true)).toEqual(["router", "router"]);
  expect(creatorOf(false)).toEqual(["system", "system"]);
});
