import { beforeAll, describe, expect, test } from "vitest";
import { suite } from "../../../support/suite/suite";
import { until } from "../../../support/suite/wait";
import { createKey } from "../../../support/teams/create-key";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

const TODAY = () => new Date().toISOString().slice(0, 10);

let tenant: Tenant;
let admin: Member;
let leadId: string;

beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin", { display_name: "김관리" });
  for (const deal_name of ["=HYPERLINK(1)", "둘째 리드", "셋째 리드"])
    leadId = (await admin.client.records.createLead({ body: { deal_name } })).id;
  const params = { entityId: "lead", recordId: leadId, fieldId: "deal_name" } as const;
  await admin.client.records.updateFieldValue({ params, body: { value: "셋째 계약" } });
});

const list = (query: object = {}) => admin.korean.teams.listAuditLog({ query });

async function exported(query = "", member = admin) {
  const answer = await fetch(`${suite.apiUrl}/audit-log/export${query}`, {
    headers: {
      authorization: `Bearer ${member.idToken}`,
      "accept-language": "ko",
      "fastly-client-ip": "203.0.113.7",
    },
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe("the audit log", () => {
  test("has who did what to which object, from where, and what changed", async () => {
    const { data, total } = await list({ category: "record", action: "changed" });
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      team_id: tenant.teamId,
      user_id: admin.uid,
      user_name: "김관리",
      actor_type: "user",
      category: "record",
      target: "lead",
      name: "셋째 계약",
      message: "리드를 수정했어요: 셋째 계약 (이름)",
      subject_id: leadId,
      changes: [{ field: "deal_name", label: "이름", before: "셋째 리드", after: "셋째 계약" }],
    });
    expect(data[0]?.request_id).not.toBe("");
    const { data: english } = await admin.client.teams.listAuditLog({
      query: { action: "changed", category: "record" },
    });
    expect(english[0]?.message).toBe("Changed a lead: 셋째 계약 (Name)");
  });

  test("is listed in pages, newest first, each entry once", async () => {
    const all = await list({ page_count: 200 });
    expect(all).toMatchObject({ is_last: true, cursor: null, page_count: 200, total: all.data.length });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ page_count: 2, ...(cursor && { cursor }) });
      expect(page.is_last).toBe(page.cursor === null);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor);
    expect(seen).toEqual(all.data.map(({ id }) => id));
    expect([...seen].sort().reverse()).toEqual(seen);
  });

  test("can be filtered by days in UTC, by actor and by object", async () => {
    const category = "record" as const;
    const today = TODAY();
    expect((await list({ category, start: "2020-01-01", end: "2020-01-02" })).data).toEqual([]);
    expect((await list({ category, start: "2020-01-01", end: today })).data.length).toBeGreaterThan(0);
    expect((await list({ category, actor: "nobody" })).data).toEqual([]);
    expect((await list({ category, actor: admin.uid, action: "created" })).data).toHaveLength(3);
    const about = await list({ target: "둘째" });
    expect(about).toMatchObject({ total: null, is_last: true, data: [{ name: "둘째 리드", action_type: "created" }] });
    expect((await list({ target: leadId })).data).toHaveLength(2);
  });

  test("names the API key that acted", async () => {
    const { client } = await createKey(admin, { name: "Zapier", scopes: ["records:write"] });
    await client.records.createLead({ body: { deal_name: "키의 리드" } });
    const { data } = await list({ target: "키의 리드" });
    expect(data).toMatchObject([{ actor_type: "api_key", user_name: expect.stringContaining("Zapier") }]);
  });

  test("contains no invitation code, and refuses a cursor of another team", async () => {
    const body = [{ email: `new@${tenant.domain}` }];
    await admin.client.teams.inviteMembers({ params: { teamId: tenant.teamId }, body });
    const { data: invitations } = await admin.client.teams.listInvitations({ params: { teamId: tenant.teamId } });
    const code = invitations[0]?.invitation_code ?? "missing";
    expect(code).not.toBe("missing");
    const { data, cursor } = await list({ page_count: 1 });
    const { data: invited } = await list({ category: "team", action: "created" });
    expect(invited).toMatchObject([{ subject_id: "••••", name: `new@${tenant.domain}` }]);
    expect(JSON.stringify([data, invited])).not.toContain(code);
    const stranger = await (await createTenant()).member("admin");
    const asked = stranger.client.teams.listAuditLog({ query: { cursor: cursor ?? "" } });
    await expect(asked).rejects.toMatchObject({ status: 400 });
  });
});

describe("the export of the audit log", () => {
  test("is a CSV file for Excel without formulas, and is logged itself", async () => {
    const { status, headers, bytes } = await exported(`?start=2020-01-01&end=${TODAY()}`);
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toBe('attachment; filename="audit-logs.csv"');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString("utf8").slice(1).trimEnd().split("\r\n");
    expect(lines[0]).toBe("생성일(UTC),IP,계정,계정 ID,분류,대상,대상 이름,대상 ID,동작,내용,변경 내용,요청 ID");
    expect(lines.some((line) => line.includes("'=HYPERLINK(1)"))).toBe(true);
    expect(lines.some((line) => /,=HYPERLINK/.test(line))).toBe(false);
    const { data } = await list({ category: "data", action: "exported" });
    expect(data[0]).toMatchObject({ target: "audit-log", user_id: admin.uid, ip: "203.0.113.7" });
    expect(lines.at(1)).toContain("감사 로그를 내보냈어요");
    const { total } = await list({ page_count: 1 });
    expect(lines.length).toBe(Number(total) + 1);
  });

  test("is refused if the team's flag hides it", async () => {
    const hidden = await createTenant();
    const other = await hidden.member("admin");
    await hidden.team.collection("settings").doc("remote-config").set({ hide_audit_log_download_button: true });
    await until(async () => (await exported("", other)).status === 403);
    expect(JSON.parse((await exported("", other)).bytes.toString())).toMatchObject({ code: "FORBIDDEN" });
    expect((await other.client.teams.listAuditLog({ query: { category: "data" } })).data).toEqual([]);
  });
});
