import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { tenantAuth } from "../../support/suite/admin";
import { change, OPERATOR, operate } from "../../support/suite/operate";
import { untilIdle } from "../../support/suite/queue";
import { eventsOf, stored } from "../../support/suite/stored";
import { createTenant, fresh, type Member, type Tenant } from "../../support/teams/tenant";

const ROOT = resolve(import.meta.dirname, "../../..");

let tenant: Tenant;
let member: Member;
beforeAll(async () => {
  tenant = await createTenant({ plan: "FREE_TRIAL", plan_end_date: "2020-01-01T00:00:00.000Z" });
  member = await tenant.member("member");
});

const BY_OPERATOR = { actor: { id: "operator", role: "operator", name: OPERATOR } };

test("npm run operator works against the local stack, as a process of its own", async () => {
  const options = ["--team", tenant.slug, "--json"];
  const command = ["--import", "tsx", "emulators/src/operator.ts", "team", "show", ...options];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT });
  expect(JSON.parse(stdout)).toMatchObject({ team_id: tenant.teamId, state: "active", plan: "FREE_TRIAL" });
});

describe("an operator", () => {
  test("disables a team at once, and enables it again", async () => {
    const dry = await operate("team", "disable", "--team", tenant.slug, "--dry-run");
    expect(dry).toMatchObject({ code: 0, answer: { change: `disable the team ${tenant.slug}`, done: false } });
    await member.client.teams.getTeam({});

    expect(await change("team", "disable", "--team", tenant.slug)).toMatchObject({ code: 0, answer: { done: true } });
    await expect(member.client.teams.getTeam({})).rejects.toMatchObject({ status: 403, code: "TEAM_DISABLED" });
    for (const _ of ["once", "again"]) await change("team", "enable", "--team", tenant.teamId);
    expect(await member.client.teams.getTeam({})).toMatchObject({ state: "active" });
    expect(await eventsOf(tenant.teamId, "team.disabled")).toMatchObject([BY_OPERATOR]);
    expect(await eventsOf(tenant.teamId, "team.enabled")).toMatchObject([BY_OPERATOR]);
  });

  test("sets flags on three levels, remote flags and trials", async () => {
    const name = fresh("flag_");
    const team = ["--team", tenant.slug];
    const [, own] = await Promise.all([
      change("flags", "enable", name, ...team),
      change("flags", "disable", name, ...team, "--user", member.email),
      change("remote-config", "enable", "disable_copy_paste", ...team),
      change("team", "extend-trial", ...team, "--days", "7"),
    ]);
    expect(own).toMatchObject({ code: 0, answer: { done: true, result: { [name]: false } } });
    const { answer } = await operate("flags", "list", ...team, "--user", member.email);
    expect(answer).toMatchObject({ team: { [name]: true }, user: { [name]: false }, merged: { [name]: false } });
    expect((await member.client.teams.getFeatureFlags({})).flags).toMatchObject({ [name]: false });
    expect(await member.client.teams.getRemoteConfig({})).toEqual({ disable_copy_paste: true });
    expect(await member.client.teams.getPlanStatus({})).toMatchObject({ current_plan: "FREE_TRIAL", days_left: 7 });
    expect(await eventsOf(tenant.teamId, "plan.changed")).toMatchObject([BY_OPERATOR]);
    expect(await eventsOf(tenant.teamId, "remote-config.changed")).toMatchObject([BY_OPERATOR]);
  });

  test("checks a team's audit log against its seals", async () => {
    const { answer } = await operate("audit", "check", "--team", tenant.slug);
    expect(answer).toEqual({ is_intact: true, seals: 0, altered: [] });
  });

  test("reactivates an account", async () => {
    await tenantAuth(tenant.teamId).updateUser(member.uid, { disabled: true });
    const { code } = await change("account", "reactivate", "--team", tenant.slug, "--user", member.email);
    expect(code).toBe(0);
    expect((await tenantAuth(tenant.teamId).getUser(member.uid)).disabled).toBe(false);
    expect(await eventsOf(tenant.teamId, "auth.reactivated")).toMatchObject([BY_OPERATOR]);
  });

  test("replays a dead letter once", async () => {
    const id = fresh("job-");
    const letter = { task: "end-plan", payload: { now: new Date().toISOString() }, error: "Error: broken" };
    await tenant.team
      .collection("dead-letters")
      .doc(id)
      .set({ ...letter, failed_at: "2026-01-01T00:00:00.000Z" });
    const listed = await operate("dead-letters", "list", "--team", tenant.slug);
    expect(listed.answer).toMatchObject([{ id, task: "end-plan", error: "Error: broken" }]);
    const replayed = await change("dead-letters", "replay", id, "--team", tenant.slug);
    expect(replayed).toMatchObject({ code: 0, answer: { result: [{ id, task: "end-plan" }] } });
    expect(await change("dead-letters", "replay", id, "--team", tenant.slug)).toMatchObject({ code: 1 });
    await untilIdle(tenant.teamId);
    expect(await stored(tenant.teamId, "dead-letters")).toEqual([]);
    expect(await eventsOf(tenant.teamId, "dead-letter.replayed")).toMatchObject([BY_OPERATOR]);
  });

  test("creates an announcement from a file, and deactivates it", async () => {
    const id = fresh("news-");
    const file = join(await mkdtemp(join(tmpdir(), "dure-")), "news.json");
    const both = { ko: "보드가 빨라졌어요", en: "A faster board" };
    const news = { id, title: both, description: both, okButtonText: both, path: "//evil.example" };
    await writeFile(file, JSON.stringify(news));
    expect(await change("announcements", "create", "--file", file)).toMatchObject({
      code: 2,
      complaint: expect.stringContaining("path: A path begins with one slash."),
    });
    await writeFile(file, JSON.stringify({ ...news, path: "/deals" }));
    expect(await change("announcements", "create", "--file", file)).toMatchObject({
      code: 0,
      answer: { result: { id, active: false } },
    });
    expect(await change("announcements", "deactivate", id)).toMatchObject({ code: 0 });
  });
});
