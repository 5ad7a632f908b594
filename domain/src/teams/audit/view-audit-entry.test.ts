import { describe, expect, test } from "vitest";
import { auditWords } from "../../audit-words";
import { StoredAuditEntry } from "./audit-entry";
import { viewAuditEntry } from "./view-audit-entry";

const stored = (type: string, before: object | null, after: object | null, actor: object = {}) =>
  StoredAuditEntry.parse({
    id: "e1",
    type,
    subject_id: "s1",
    change: JSON.stringify({ before, after }),
    at: "2027-03-15T00:00:00.000Z",
    actor: { id: "u1", role: "member", name: "민아", ...actor },
    ip: "203.0.113.7",
    request_id: "q1",
  });
const names = new Map([
  ["u2", "이멤버"],
  ["f1", "지역"],
]);
const view = (entry: StoredAuditEntry, locale: "ko" | "en" = "ko") =>
  viewAuditEntry(entry, { teamId: "t", locale, words: auditWords, names });

describe("an entry", () => {
  test("says in one sentence what was changed, and which fields", () => {
    const before = { kind: "lead", deal_name: "두레 계약", assignee: null, custom: {} };
    const after = { kind: "lead", deal_name: "두레 계약", assignee: "u2", custom: { f1: "서울" } };
    const entry = stored("lead.changed", before, after);
    expect(view(entry)).toMatchObject({
      message: "리드를 수정했어요: 두레 계약 (담당자, 지역)",
      category: "record",
      target: "lead",
      target_label: "리드",
      action_type: "changed",
      name: "두레 계약",
      actor_type: "user",
      changes: [
        { field: "assignee", label: "담당자", before: "", after: "이멤버" },
        { field: "f1", label: "지역", before: "", after: "서울" },
      ],
    });
    expect(view(entry, "en")?.message).toBe("Changed a lead: 두레 계약 (Assignee, 지역)");
  });

  test("shows values as words: names, times in UTC, yes and no, and labels of codes", () => {
    const after = {
      role: "MEMBER",
      expires_at: "2027-02-27T05:53:53.005Z",
      hosts: ["u2", "u3"],
      active: true,
      phone: { dial_code: "+82", value: "1022221212" },
      constructor: "x",
      key: "k",
    };
    const shown = (locale: "ko" | "en") =>
      Object.fromEntries(
        (view(stored("api-key.created", null, after), locale)?.changes ?? []).map((one) => [one.field, one.after]),
      );
    expect(shown("ko")).toEqual({
      role: "멤버",
      expires_at: "2027-02-27 05:53:53",
      hosts: "이멤버, u3",
      active: "예",
      phone: "010-2222-1212",
      constructor: "x",
      key: "••••",
    });
    expect(shown("en")).toMatchObject({ role: "Member", active: "Yes" });
    const many = stored("api-key.created", null, { hosts: Array.from({ length: 500 }, (_, at) => `host-${at}`) });
    expect(view(many)?.changes[0]?.after.length).toBeLessThanOrEqual(301);
  });

  test("shows the name of a deleted record", () => {
    const gone = stored("contact.deleted", { kind: "contact", first_name: "하늘", last_name: "김", name: "" }, null);
    expect(view(gone)?.message).toBe("연락처를 삭제했어요: 김하늘");
  });

  test("distinguishes members, API keys with their tool, the product and visitors", () => {
    const after = { id: "s1", email: "a@b.example" };
    const actorOf = (actor: object) => view(stored("auth.login", null, after, actor));
    expect(actorOf({ type: "api_key", tool: "create_record" })).toMatchObject({
      actor_type: "api_key",
      tool: "create_record",
    });
    expect(actorOf({ role: "system" })?.actor_type).toBe("system");
    expect(actorOf({ role: "public" })?.actor_type).toBe("visitor");
    expect(actorOf({ role: "operator" })?.actor_type).toBe("operator");
  });

  test("of a removed type is left out", () => {
    expect(view(stored("gone.changed", null, {}))).toBeUndefined();
  });

  test("has a phrase for every type in both languages, which is a sentence in Korean", () => {
    for (const [type, { ko, en }] of Object.entries(auditWords.phrases)) {
      expect(view(stored(type, {}, {})), type).toBeDefined();
      expect(ko, type).toMatch(/요$/);
      expect(en, type).toMatch(/^[A-Z]/);
    }
  });
});
