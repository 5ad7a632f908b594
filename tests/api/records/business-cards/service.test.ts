import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { connectCards, failCards, revokeToken } from "../../../support/records/business-cards";
import { call } from "../../../support/suite/call";
import { eventsOf, stored } from "../../../support/suite/stored";
import { until } from "../../../support/suite/wait";
import { createTenant } from "../../../support/teams/tenant";
import { CARDS, contactsOf, SYNC, sync, teamWithCards } from "./cards-fixture";

test("of two concurrent syncs one is refused, and a repeated request gets the first answer", async () => {
  const { tenant, admin, token } = await teamWithCards();
  const other = await tenant.member("admin");
  await failCards(token, { delayMs: 2_000, times: 1 });
  const key = { "idempotency-key": randomUUID() };
  const all = await Promise.all([
    call(admin.idToken, "POST", SYNC, undefined, key),
    call(other.idToken, "POST", SYNC),
    call(admin.idToken, "POST", SYNC, undefined, key),
  ]);
  const locked = all.filter(({ status }) => status === 423);
  expect(locked.length).toBeGreaterThan(0);
  expect(locked[0]?.body).toMatchObject({ code: "LOCKED", message: "Another team member is currently syncing" });
  expect(all.filter(({ status }) => status === 200).length).toBe(3 - locked.length);
  expect(await stored(tenant.teamId, "business-card-syncs")).toHaveLength(1);
  expect(await contactsOf(admin)).toHaveLength(3);
});

test("a slow service gives a timeout, and the sync continues", async () => {
  const { admin, token } = await teamWithCards();
  // The first attempt takes 14 s and fails, the second one takes 10 s.
  await failCards(token, { delayMs: 14_000, status: 500, times: 1 });
  await failCards(token, { delayMs: 10_000, times: 1 });
  const { status, body } = await call(admin.idToken, "POST", SYNC);
  expect(status).toBe(408);
  expect(body).toMatchObject({ code: "TIMEOUT", message: "Remember sync request timed out" });
  expect((await call(admin.idToken, "POST", SYNC)).status).toBe(423);
  const params = { id: String(body.sync_id) };
  await until(async () => (await admin.client.records.getCardSync({ params })).state === "done", 60_000);
  expect(await contactsOf(admin)).toHaveLength(3);
}, 120_000);

test("a failing service gives an error, and the next sync can start", async () => {
  const { admin, token } = await teamWithCards();
  await failCards(token, { status: 500, times: 3 });
  const { status, body } = await call(admin.idToken, "POST", SYNC);
  expect({ status, body }).toMatchObject({ status: 500, body: { message: "An error occurred during sync" } });
  expect(await sync(admin)).toMatchObject({ state: "done", summary: { created: 3 } });
}, 60_000);

test("a revoked token stops syncs until an admin connects again", async () => {
  const { tenant, admin, token } = await teamWithCards();
  await revokeToken(token);
  const missing = { status: 406, message: "Please complete Remember integration." };
  await expect(sync(admin)).rejects.toMatchObject(missing);
  expect(await admin.client.teams.getCardService({})).toMatchObject({ connected: false, revoked: true });
  await expect(sync(admin)).rejects.toMatchObject(missing);
  expect(await eventsOf(tenant.teamId, "business-cards.revoked")).toHaveLength(1);
  await connectCards(admin, CARDS);
  expect(await sync(admin)).toMatchObject({ state: "done" });
});

test("only admins connect and sync, the token is never returned, and other teams see nothing", async () => {
  const { tenant, admin, token } = await teamWithCards();
  const member = await tenant.member();
  const stranger = await (await createTenant()).member("admin");
  await expect(sync(member)).rejects.toMatchObject({ status: 403 });
  await expect(member.client.teams.connectCardService({ body: { token: "x" } })).rejects.toMatchObject({ status: 403 });
  await expect(member.client.teams.disconnectCardService({})).rejects.toMatchObject({ status: 403 });
  expect(await member.client.teams.getCardService({})).toMatchObject({ available: true, connected: true });
  const done = await sync(admin);
  await expect(stranger.client.records.getCardSync({ params: { id: done.id } })).rejects.toMatchObject({ status: 404 });
  await expect(sync(stranger)).rejects.toMatchObject({ status: 406 });
  const settings = JSON.stringify(await stored(tenant.teamId, "settings"));
  expect(settings).not.toContain(token);
  await admin.client.teams.disconnectCardService({});
  expect(await admin.client.teams.getCardService({})).toMatchObject({ connected: false, account: null });
  expect(await contactsOf(admin)).toHaveLength(3);
});

test("an unknown token is refused", async () => {
  const admin = await (await createTenant()).member("admin");
  await expect(admin.client.teams.connectCardService({ body: { token: "unknown" } })).rejects.toMatchObject({
    status: 400,
    message: "Remember rejected this token. Please check it.",
  });
});
