import { expect, test } from "vitest";
import { setCards } from "../../../support/records/business-cards";
import { stored } from "../../../support/suite/stored";
import { until } from "../../../support/suite/wait";
import type { Member } from "../../../support/teams/tenant";
import { CARDS, contactNamed, contactsOf, sync, teamWithCards } from "./cards-fixture";

async function undo({ client }: Member, id: string) {
  const params = { id };
  await client.records.undoCardSync({ params });
  return until(async () => {
    const view = await client.records.getCardSync({ params });
    return view.undo?.state === "done" && view;
  }, 90_000);
}

test("an undone sync leaves nothing, and its cards can be synced again", async () => {
  const { tenant, admin } = await teamWithCards();
  const { id } = await sync(admin);
  const { undo: task } = await undo(admin, id);
  expect(task).toMatchObject({ total: 4, succeeded: 4, failed: 0 });
  expect(await stored(tenant.teamId, "records")).toEqual([]);
  expect(await stored(tenant.teamId, "business-cards")).toEqual([]);
  await expect(admin.client.records.undoCardSync({ params: { id } })).rejects.toMatchObject({ status: 406 });
  expect((await sync(admin)).summary).toMatchObject({ created: 3, companies: 1 });
});

test("an undo keeps what was used or edited since, and restores values that the sync changed", async () => {
  const { admin, token } = await teamWithCards();
  const { records } = admin.client;
  const known = await records.createContact({
    body: { name: { first_name: "민수", last_name: "김" }, email: "minsu@cards-a.example", role: "대표" },
  });
  const first = await sync(admin);
  expect(first.summary).toMatchObject({ linked: 1, created: 2 });
  const young = await contactNamed(admin, "이영희");
  const params = { entityId: "contact" as const, recordId: young?.id ?? "", fieldId: "role" };
  await records.updateFieldValue({ params, body: { value: "원장" } });
  const department = { entityId: "contact" as const, recordId: known.id, fieldId: "department" };
  await records.updateFieldValue({ params: department, body: { value: "총무팀" } });
  const { undo: task } = await undo(admin, first.id);
  expect(task).toMatchObject({ total: 4, failed: 1 });
  const contacts = await contactsOf(admin);
  expect(contacts.map(({ label }) => label).sort()).toEqual(["김민수", "이영희"]);
  expect(contacts.find(({ id }) => id === known.id)).toMatchObject({
    role: "대표",
    department: "총무팀",
    phone: null,
    company: null,
  });
  // The contact that stays is still linked to its card.
  await setCards(token, CARDS);
  expect((await sync(admin)).summary).toMatchObject({ created: 1, linked: 1, unchanged: 1 });
});

test("only admins can undo a sync, and only one that exists", async () => {
  const { tenant, admin } = await teamWithCards();
  const member = await tenant.member();
  const { id } = await sync(admin);
  await expect(member.client.records.undoCardSync({ params: { id } })).rejects.toMatchObject({ status: 403 });
  await expect(admin.client.records.undoCardSync({ params: { id: "none" } })).rejects.toMatchObject({ status: 404 });
});
