import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { until } from "../../support/suite/wait";
import { createTenant, type Member } from "../../support/teams/tenant";
import { unique } from "./fixture";

const groupsOf = async ({ client }: Pick<Member, "client">, entityId: "lead" | "company", by: "email" | "name") =>
  (await client.records.findDuplicates({ params: { entityId }, query: { by } })).data;

test("duplicates are grouped as a member sees them, and groups are merged and unmerged as a task", async () => {
  const tenant = await createTenant({ row_access: "own" });
  const [admin, member] = [await tenant.member("admin"), await tenant.member("member")];
  const stranger = await (await createTenant()).member("admin");
  const name = unique("한빛상사");
  const company = (label: string) => admin.client.records.createCompany({ body: { name: label } });
  const [plain, formal] = [await company(name), await company(`(주)${name}`)];
  await company(unique("다른 회사"));
  expect((await groupsOf(admin, "company", "name")).map(({ records }) => records.map(({ id }) => id))).toEqual([
    [formal.id, plain.id],
  ]);

  const email = `${randomUUID()}@example.com`;
  const lead = (who: Member, title: string) =>
    who.client.records.createLead({ body: { deal_name: title, email: email.toUpperCase(), assignee: who.uid } });
  const [first, second] = [await lead(admin, unique("하나")), await lead(admin, unique("둘"))];
  await lead(member, unique("셋"));
  expect((await groupsOf(admin, "lead", "email"))[0]).toMatchObject({ total: 3 });
  expect(await groupsOf(member, "lead", "email")).toEqual([]);
  expect(await groupsOf(stranger, "company", "name")).toEqual([]);

  const merge = (who: Member, groups: { target_id: string; source_ids: string[] }[]) =>
    who.client.records.mergeDuplicates({ params: { entityId: "lead" }, body: { groups } });
  const group = { target_id: first.id, source_ids: [second.id] };
  await expect(merge(admin, [group, group])).rejects.toMatchObject({ status: 400 });
  const done = async (who: Member, id: string) =>
    until(async () => {
      const task = await who.client.records.getTask({ params: { id } });
      return task.state === "done" && task;
    });
  expect(await done(member, (await merge(member, [group])).id)).toMatchObject({ succeeded: 0, failed: 1 });
  const gone = { target_id: randomUUID(), source_ids: [randomUUID()] };
  const merged = await merge(admin, [group, gone]);
  expect(await done(admin, merged.id)).toMatchObject({ succeeded: 1, failed: 1 });
  expect((await groupsOf(admin, "lead", "email"))[0]).toMatchObject({ total: 2 });
  const undoing = await admin.client.records.undoTask({ params: { id: merged.id } });
  expect(await done(admin, undoing.id)).toMatchObject({ succeeded: 1, failed: 0 });
  expect((await groupsOf(admin, "lead", "email"))[0]).toMatchObject({ total: 3 });

  await tenant.team.collection("settings").doc("remote-config").set({ enable_masking: true });
  await expect(groupsOf(member, "lead", "email")).rejects.toMatchObject({ status: 403 });
});
