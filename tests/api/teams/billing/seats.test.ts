import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { mailTo } from "../../../support/email/inbox";
import { openCheckout, pay, statusOf, subscribe, subscriptionsOf, untilStatus } from "../../../support/teams/stripe";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

const NO_SEATS = { code: "CONFLICT", details: { reason: "seats.none" } };

let tenant: Tenant;
let admin: Member;

/** A team with three seats, all taken. */
beforeEach(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin");
  await subscribe(admin);
  await Promise.all([tenant.member(), tenant.member()]);
});

const activeMembers = async () => (await statusOf(admin)).active_members;

test("without a free seat nobody becomes active, however they join", async () => {
  const { teamId } = tenant;
  const [invited, coded, asking, gone] = await Promise.all([
    tenant.member("member", { team_member_status: "NONE" }),
    tenant.member("member", { team_member_status: "NONE" }),
    tenant.member("member", { team_member_status: "PENDING" }),
    tenant.member("member", { team_member_status: "DEACTIVATED" }),
  ]);
  const { data } = await admin.client.teams.inviteMembers({
    params: { teamId },
    body: [{ email: invited.email }, { email: coded.email }],
  });
  const invitationCode = data.find(({ email }) => email === coded.email)?.invitation_code ?? "";
  await expect(invited.client.teams.joinTeam({ params: { teamId } })).rejects.toMatchObject(NO_SEATS);
  await expect(coded.client.teams.joinByCode({ params: { invitationCode } })).rejects.toMatchObject(NO_SEATS);
  await expect(
    admin.client.teams.answerJoinRequest({ params: { teamId, userId: asking.uid }, body: { accept: true } }),
  ).rejects.toMatchObject(NO_SEATS);
  await expect(
    admin.client.teams.setActivation({ params: { teamId, userId: gone.uid }, body: { active: true } }),
  ).rejects.toMatchObject(NO_SEATS);
  expect(await activeMembers()).toBe(3);
});

test("an admin buys a seat with an approval, once", async () => {
  const { teamId } = tenant;
  const asking = await tenant.member("member", { team_member_status: "PENDING" });
  const params = { teamId, userId: asking.uid };
  await admin.client.teams.answerJoinRequest({ params, body: { accept: true, buy_seat: true } });
  expect(await statusOf(admin)).toMatchObject({ total_seats: 4, remaining_seats: 0, active_members: 4 });
  const [subscription] = await subscriptionsOf(admin);
  expect(subscription?.items.data[0].quantity).toBe(4);
});

describe("two admins who add one person at once, and retry with the same key, buy one seat", () => {
  const body = { buy_seat: true };

  test("by approving", async () => {
    const { uid: userId } = await tenant.member("member", { team_member_status: "PENDING" });
    const approve = ({ client, teamId }: Member, context: Key) =>
      client.teams.answerJoinRequest({ params: { teamId, userId }, body: { ...body, accept: true } }, { context });
    await asksTwice(approve, async (late) => expect(late).rejects.toMatchObject({ status: 404 }));
  });

  test("by activating", async () => {
    const { uid: userId } = await tenant.member("member", { team_member_status: "DEACTIVATED" });
    const activate = ({ client, teamId }: Member, context: Key) =>
      client.teams.setActivation({ params: { teamId, userId }, body: { ...body, active: true } }, { context });
    await asksTwice(activate, async (late) => expect(late).resolves.toBeUndefined());
  });

  type Key = { idempotencyKey: string };
  type Ask = (admin: Member, context: Key) => Promise<unknown>;

  async function asksTwice(ask: Ask, expectLate: (late: Promise<unknown>) => Promise<void>): Promise<void> {
    await admin.client.teams.setSeats({ body: { seats_available: 4 } });
    const second = await tenant.member("admin");
    const context = { idempotencyKey: randomUUID() };
    await ask(admin, context);
    await expectLate(ask(second, { idempotencyKey: randomUUID() }));
    await expect(ask(admin, context)).resolves.toBeUndefined();
    const [subscription] = await subscriptionsOf(admin);
    expect(subscription?.items.data[0].quantity).toBe(5);
    expect(await statusOf(admin)).toMatchObject({ remaining_seats: 0, active_members: 5 });
  }
});

test("of several people who join at once one gets the last seat", async () => {
  await admin.client.teams.setSeats({ body: { seats_available: 4 } });
  const asking = await Promise.all(
    Array.from({ length: 4 }, () => tenant.member("member", { team_member_status: "PENDING" })),
  );
  const answers = await Promise.allSettled(
    asking.map(({ uid }) =>
      admin.client.teams.answerJoinRequest({ params: { teamId: tenant.teamId, userId: uid }, body: { accept: true } }),
    ),
  );
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await activeMembers()).toBe(4);
});

test("seats can't be fewer than the active members, including planned seats", async () => {
  await admin.client.teams.setSeats({ body: { seats_available: 5 } });
  await tenant.member();
  await expect(admin.client.teams.setSeats({ body: { seats_available: 3 } })).rejects.toMatchObject({
    code: "NOT_ACCEPTABLE",
  });
  expect(await admin.client.teams.setSeats({ body: { seats_available: 4 } })).toMatchObject({
    total_seats: 5,
    next_seats: 4,
    remaining_seats: 0,
  });
  const gone = await tenant.member("member", { team_member_status: "DEACTIVATED" });
  await expect(
    admin.client.teams.setActivation({ params: { teamId: tenant.teamId, userId: gone.uid }, body: { active: true } }),
  ).rejects.toMatchObject(NO_SEATS);
});

test("too few seats after a checkout deactivate nobody, and the admin is told", async () => {
  const late = await createTenant();
  const owner = await late.member("admin");
  const url = await openCheckout(owner);
  await Promise.all([late.member(), late.member(), late.member()]);
  await pay(url);
  expect(await untilStatus(owner, { current_plan: "PRO" })).toMatchObject({
    ...{ total_seats: 3, active_members: 4, remaining_seats: 0 },
  });
  await mailTo(owner.email, "좌석이 활성 멤버보다 적습니다");
});
