import { beforeAll, describe, expect, test } from "vitest";
import { bookEvent, bookingPage, connectGoogle, dayIn } from "../../../support/scheduling/booking";
import { activeSuggestion } from "../../../support/scheduling/suggestion";
import { createTenant, type Member } from "../../../support/teams/tenant";

const GUEST = { name: "김하나", email: "hana@customer.example" };

/** A team with an admin and two members, each of whom has a meeting and a suggestion. */
async function teamOf(settings: Parameters<typeof createTenant>[0] = {}) {
  const tenant = await createTenant(settings);
  const [admin, one, other] = [await tenant.member("admin"), await tenant.member(), await tenant.member()];
  const meetings = [];
  for (const host of [one, other]) await connectGoogle(host);
  for (const host of [one, other]) meetings.push((await bookEvent(await bookingPage(host), GUEST)).id);
  for (const host of [one, other]) await activeSuggestion(host, { invitee: GUEST, dest_cal: null });
  return { tenant, admin, one, other, meetings: meetings as [string, string] };
}

const events = async ({ client }: Member, query: object = {}) =>
  (await client.scheduling.listScheduledEvents({ query })).data;
const event = ({ client }: Member, id: string) => client.scheduling.getScheduledEvent({ params: { id } });
const suggestions = async ({ client }: Member) => (await client.scheduling.listOnetime({})).data;

describe("if members see only their own records", () => {
  let team: Awaited<ReturnType<typeof teamOf>>;
  beforeAll(async () => {
    team = await teamOf({ row_access: "own" });
  });

  test("they see the meetings that they host, and an admin sees all", async () => {
    const { admin, one, other, meetings } = team;
    expect((await events(one)).map(({ id }) => id)).toEqual([meetings[0]]);
    expect(await events(one, { host_id: other.uid })).toEqual([]);
    expect(await event(one, meetings[0])).toMatchObject({ id: meetings[0] });
    await expect(event(one, meetings[1])).rejects.toMatchObject({ status: 404 });
    expect((await events(admin)).map(({ id }) => id).sort()).toEqual([...meetings].sort());
    expect(await event(admin, meetings[1])).toMatchObject({ id: meetings[1] });
  });

  test("another member's meeting is not found by any endpoint", async () => {
    const { one, meetings } = team;
    const days = { start: dayIn(1), end: dayIn(2), timezone: "Asia/Seoul" };
    const [start, end] = [`${dayIn(1)}T01:00:00.000Z`, `${dayIn(1)}T01:30:00.000Z`];
    const { scheduling } = one.client;
    for (const id of [meetings[1], "nobody-has-it"]) {
      const params = { id };
      for (const asked of [
        () => scheduling.listEventSlots({ params, query: days }),
        () => scheduling.rescheduleEvent({ params, query: {}, body: { start, end, reason: "x" } }),
        () => scheduling.cancelEvent({ params, body: { reason: "x" } }),
      ])
        await expect(asked()).rejects.toMatchObject({ status: 404 });
    }
  });

  test("they see the suggestions that they made or take part in", async () => {
    const { admin, one, other } = team;
    expect((await suggestions(one)).map(({ organizer }) => organizer.id)).toEqual([one.uid]);
    expect(await suggestions(admin)).toHaveLength(2);
    await activeSuggestion(other, { invitee: GUEST, dest_cal: null, attendees: [one.uid] });
    expect((await suggestions(one)).map(({ organizer }) => organizer.id)).toEqual([one.uid, other.uid]);
  });
});

describe("if personal values are masked", () => {
  let team: Awaited<ReturnType<typeof teamOf>>;
  beforeAll(async () => {
    team = await teamOf();
    await team.tenant.team.collection("settings").doc("remote-config").set({ enable_masking: true });
  });

  test("members see masked invitees, but not masked colleagues or own suggestions, and admins see all", async () => {
    const { admin, one, other, meetings } = team;
    const shown = { name: GUEST.name, email: "h***@customer.example" };
    const seen = await event(one, meetings[1]);
    expect(seen.invitees).toMatchObject([shown]);
    expect(seen.hosts).toMatchObject([{ email: other.email }]);
    for (const { invitees } of await events(one)) expect(invitees).toMatchObject([shown]);
    expect((await suggestions(one)).map(({ invitee }) => invitee)).toMatchObject([GUEST, shown]);
    expect((await event(admin, meetings[1])).invitees).toMatchObject([GUEST]);
    expect((await suggestions(admin)).map(({ invitee }) => invitee)).toMatchObject([GUEST, GUEST]);
  });
});
