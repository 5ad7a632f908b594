import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookingPage, connectGoogle, dayIn } from "../../support/scheduling/booking";
import { untilIdle } from "../../support/suite/queue";
import { stored } from "../../support/suite/stored";
import { createKey } from "../../support/teams/create-key";
import { mcpClient } from "../../support/teams/mcp-client";
import { createTenant, fresh, type Member, type Tenant } from "../../support/teams/tenant";

type Mcp = Awaited<ReturnType<typeof mcpClient>>;

let tenant: Tenant;
let admin: Member;
let actorId: string;
let mcp: Mcp;
const opened: Mcp[] = [];

async function open(wanted: Parameters<typeof createKey>[1], by = admin): Promise<Mcp> {
  const client = await mcpClient((await createKey(by, wanted)).key);
  opened.push(client);
  return client;
}

beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin");
  await connectGoogle(admin);
  const made = await createKey(admin, { name: "도우미", scopes: ["mcp:write"] });
  actorId = made.actorId;
  mcp = await mcpClient(made.key);
  opened.push(mcp);
});

afterAll(() => Promise.all(opened.map((client) => client.close())));

describe("the tools", () => {
  test("that write require a key that may write, and each tool says whether it reads or overwrites", async () => {
    const reading = await open({ scopes: ["mcp:read"] });
    const names = (await reading.tools()).map(({ name }) => name);
    expect(names).toContain("search_records");
    expect(names).not.toContain("create_record");
    const hints = new Map((await mcp.tools()).map(({ name, annotations }) => [name, annotations]));
    expect(hints.size).toBeGreaterThan(names.length);
    expect(hints.get("get_record")).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    expect(hints.get("create_record")).toMatchObject({ readOnlyHint: false, destructiveHint: false });
    expect(hints.get("update_record")).toMatchObject({ readOnlyHint: false, destructiveHint: true });
    await expect(reading.callTool("create_record", { entity: "lead", values: {} })).rejects.toThrow("not found");
  });

  test("create, find, read and change a lead, and log the key and the tool", async () => {
    const name = `도우미 리드 ${fresh()}`;
    const company = await mcp.ask("create_record", { entity: "company", values: { name: fresh("회사 ") } });
    const values = { deal_name: name, email: "buyer@buyer.example", company: { id: company.id } };
    const lead = await mcp.ask("create_record", { entity: "lead", values });
    expect(await mcp.ask("search_records", { entity: "lead", text: name })).toMatchObject({
      total: 1,
      is_last: true,
      data: [{ id: lead.id, deal_name: name, company: { id: company.id } }],
    });
    const at = { entity: "lead", record_id: lead.id };
    await mcp.ask("update_record", { ...at, field_id: "incoming_source", value: "AI" });
    await mcp.ask("update_record", { ...at, field_id: "company", value: null });
    await mcp.ask("add_note", { ...at, text: "통화 요약" });
    const read = await mcp.ask("get_record", at);
    expect(read).toMatchObject({ deal_name: name, incoming_source: "AI", created_by: actorId });
    expect(read).not.toHaveProperty("company");
    expect(await mcp.ask("list_notes", at)).toMatchObject({ data: [{ text: "통화 요약" }] });
    const entries = (await stored(tenant.teamId, "audit")).filter(({ subject_id }) => subject_id === lead.id);
    const actors = entries.map(({ actor }) => actor as Record<string, unknown>);
    expect(actors.map(({ tool }) => tool).sort()).toEqual(["create_record", "update_record", "update_record"]);
    for (const one of actors) expect(one).toMatchObject({ id: actorId, name: "API key 도우미", type: "api_key" });
  });

  test("describe what a model needs to fill in a deal", async () => {
    const types = await mcp.ask("list_deal_types");
    const [type] = types.data as { id: string; statuses: { stages?: { id: string }[] }[] }[];
    const stage = type?.statuses.flatMap(({ stages = [] }) => stages)[0];
    const values = { deal_name: "도우미 딜", stage_id: stage?.id };
    const deal = await mcp.ask("create_record", { entity: "deal", deal_type_id: type?.id, values });
    expect(deal).toMatchObject({ entity: "deal", stage: { id: stage?.id } });
    const fields = await mcp.ask("list_fields", { entity: "deal" });
    expect((fields.data as { id: string }[]).map(({ id }) => id)).toContain("contract_amount");
    const members = await mcp.ask("list_members");
    expect(members).toMatchObject({ data: [{ userId: admin.uid }] });
  });

  test("list a page's free times, book one, and list the meeting", async () => {
    const { id } = await bookingPage(admin, { title: "상담" });
    const pages = await mcp.ask("list_booking_pages");
    expect(pages).toMatchObject({ data: [{ id, title: "상담" }] });
    const { slots } = await mcp.ask("list_free_times", { page_id: id, start: dayIn(1), end: dayIn(8) });
    const [slot] = slots as { start: string; end: string }[];
    const invitee = { name: "김손님", email: `${fresh("guest")}@buyer.example` };
    const booking = { page_id: id, ...slot, ...invitee };
    const event = await mcp.ask("book_meeting", booking);
    expect(event).toMatchObject({ page_id: id, invitee, host: { id: admin.uid } });
    expect(await mcp.callTool("book_meeting", booking)).toMatchObject({ isError: true });
    const listed = await mcp.ask("list_meetings", { from: slot?.start });
    expect((listed.data as { id: string }[]).map((one) => one.id)).toContain(event.id);
    const [made] = (await stored(tenant.teamId, "audit")).filter(({ type }) => type === "meeting.created");
    expect(made).toMatchObject({ actor: { id: actorId, tool: "book_meeting" } });
  });
});

test("a tool's reads are in the audit log, with the query and the number of rows", async () => {
  const text = fresh("찾을 ");
  await mcp.ask("search_records", { entity: "lead", text });
  const { data } = await admin.client.teams.listAuditLog({ query: { action: "read", actor: actorId } });
  expect(data[0]).toMatchObject({ actor_type: "api_key", tool: "search_records", category: "data", target: "mcp" });
  const after = (name: string) => data[0]?.changes.find(({ field }) => field === name)?.after;
  expect(after("asked")).toContain(text);
  expect(after("rows")).toBe("0");
});

describe("a tool returns an error that the model can read", () => {
  test("for arguments that don't fit", async () => {
    expect(await mcp.callTool("get_record", { entity: "planet", record_id: "x" })).toMatchObject({ isError: true });
    const refused = await mcp.callTool("create_record", { entity: "lead", values: { email: "not an address" } });
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain("body.deal_name");
    expect(refused.text).toContain("body.email");
  });

  test("for an unknown record, or another team's", async () => {
    const other = await (await createTenant()).member("admin");
    await connectGoogle(other);
    const lead = await other.client.records.createLead({ body: { deal_name: "비밀리드" } });
    const page = await bookingPage(other);
    for (const record_id of [lead.id, "nothing"]) {
      const { isError, text } = await mcp.callTool("get_record", { entity: "lead", record_id });
      expect({ isError, text }).toMatchObject({ isError: true, text: expect.not.stringContaining("비밀") });
    }
    const times = { page_id: page.id, start: dayIn(1), end: dayIn(3) };
    expect(await mcp.callTool("list_free_times", times)).toMatchObject({ isError: true });
    const booking = { page_id: page.id, start: `${dayIn(1)}T01:00:00Z`, end: `${dayIn(1)}T01:30:00Z` };
    const guest = { name: "손님", email: "guest@buyer.example" };
    expect(await mcp.callTool("book_meeting", { ...booking, ...guest })).toMatchObject({ isError: true });
    await untilIdle(other.teamId);
    expect(await stored(other.teamId, "scheduled-events")).toEqual([]);
  });
});

test("tools see what the key's role sees: its own records, and masked values", async () => {
  const team = await createTenant({ row_access: "own" });
  const boss = await team.member("admin");
  await team.team.collection("settings").doc("remote-config").set({ enable_masking: true });
  const body = { deal_name: "리드", email: "someone@buyer.example" };
  const theirs = await boss.client.records.createLead({ body });
  const [member, all] = await Promise.all([
    open({ scopes: ["mcp:write"] }, boss),
    open({ scopes: ["mcp:read"], role: "ADMIN" }, boss),
  ]);
  await member.ask("create_record", { entity: "lead", values: body });
  const seen = await member.ask("search_records", { entity: "lead" });
  expect(seen).toMatchObject({ total: 1 });
  expect(JSON.stringify(seen)).not.toContain("someone@");
  const hidden = await member.callTool("get_record", { entity: "lead", record_id: theirs.id });
  expect(hidden).toMatchObject({ isError: true });
  const everything = await all.ask("search_records", { entity: "lead" });
  expect(everything).toMatchObject({ total: 2 });
  expect(JSON.stringify(everything)).toContain("someone@buyer.example");
});

test("lists are paged by a cursor, and a page has at most 50 rows", async () => {
  for (const deal_name of ["하나", "둘", "셋"]) await admin.client.records.createLead({ body: { deal_name } });
  const first = await mcp.ask("search_records", { entity: "lead", limit: 2 });
  expect(first.data).toHaveLength(2);
  const second = await mcp.ask("search_records", { entity: "lead", limit: 2, cursor: first.cursor });
  const idsOf = ({ data }: Record<string, unknown>) => (data as { id: string }[]).map(({ id }) => id);
  expect(idsOf(second)).not.toEqual(expect.arrayContaining(idsOf(first)));
  expect(await mcp.callTool("search_records", { entity: "lead", limit: 51 })).toMatchObject({ isError: true });
});
