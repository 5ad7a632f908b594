import { expect, test } from "vitest";
import { connectCards } from "../../../support/records/business-cards";
import { stored } from "../../../support/suite/stored";
import { suite } from "../../../support/suite/suite";
import { until } from "../../../support/suite/wait";
import { CARDS, contactsOf, teamWithCards } from "./cards-fixture";

async function runDailies(at: string) {
  const response = await fetch(`${suite.tickerUrl}/run/dueCardSyncs?at=${at}`, { method: "POST" });
  expect(response.ok).toBe(true);
}

test("a daily sync runs once a day, for the admin who switched it on, until it is switched off", async () => {
  const { tenant, admin } = await teamWithCards();
  const member = await tenant.member();
  await expect(member.client.records.setDailySync({ body: { daily: true } })).rejects.toMatchObject({ status: 403 });
  expect(await admin.client.records.getDailySync({})).toEqual({ daily: false, next_at: null });
  const { daily, next_at } = await admin.client.records.setDailySync({ body: { daily: true } });
  expect(daily).toBe(true);
  const due = next_at ?? "";

  await Promise.all([runDailies(due), runDailies(due)]);
  const [done] = await until(async () => {
    const { data } = await admin.client.records.listCardSyncs({});
    return data[0]?.state === "done" && data;
  }, 90_000);
  expect(done).toMatchObject({ created_by: admin.uid, summary: { created: 3 } });
  await runDailies(due);
  expect(await stored(tenant.teamId, "business-card-syncs")).toHaveLength(1);
  expect(await contactsOf(admin)).toHaveLength(3);
  const next = (await admin.client.records.getDailySync({})).next_at ?? "";
  expect(Date.parse(next) - Date.parse(due)).toBe(86_400_000);

  await admin.client.records.setDailySync({ body: { daily: false } });
  await runDailies(next);
  expect(await stored(tenant.teamId, "business-card-syncs")).toHaveLength(1);
}, 120_000);

test("disconnecting ends the daily sync, and a new account isn't synced automatically", async () => {
  const { admin } = await teamWithCards();
  await admin.client.records.setDailySync({ body: { daily: true } });
  await admin.client.teams.disconnectCardService({});
  await until(async () => !(await admin.client.records.getDailySync({})).daily, 90_000);
  await connectCards(admin, CARDS);
  expect(await admin.client.records.getDailySync({})).toEqual({ daily: false, next_at: null });
}, 120_000);
