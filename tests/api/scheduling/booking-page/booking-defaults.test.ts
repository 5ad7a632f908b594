import { initialDefaults } from "@dure/domain/scheduling/booking-defaults/booking-defaults";
import { type CalendarRef, Organizer } from "@dure/domain/scheduling/booking-page/booking-page";
import { beforeAll, describe, expect, test } from "vitest";
import { bookingPage, connectAccount, connectGoogle, organizerOf } from "../../../support/scheduling/booking";
import { untilIdle } from "../../../support/suite/queue";
import { eventsOf } from "../../../support/suite/stored";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

let tenant: Tenant;
let host: Member;
let colleague: Member;

beforeAll(async () => {
  tenant = await createTenant();
  [host, colleague] = [await tenant.member(), await tenant.member("member", { display_name: "박동료" })];
  await connectGoogle(host);
});

const primary = ({ email }: Member) => ({ provider: "google" as const, email, id: email });
/** The calendars that a member may write to, of all their accounts. */
const ownCalendars = async ({ client }: Member): Promise<CalendarRef[]> =>
  (await client.scheduling.listCalendars({})).data
    .filter(({ canEdit }) => canEdit)
    .map(({ account, id }) => ({ ...account, id }));
const defaultsOf = (asker: Member, { uid }: Member) =>
  asker.client.scheduling.getBookingDefaults({ params: { userId: uid } });

describe("a member's defaults for new pages", () => {
  test("are their primary calendar and all their own busy calendars, or nothing without an account", async () => {
    const own = await ownCalendars(host);
    expect(own.length).toBeGreaterThan(1);
    expect(await defaultsOf(host, host)).toEqual(initialDefaults(primary(host), own));
    expect(await defaultsOf(host, colleague)).toEqual(initialDefaults(null, []));
    const outlook = await tenant.member();
    await connectAccount(outlook, "outlook");
    expect(await defaultsOf(host, outlook)).toMatchObject({
      conferencing: null,
      calendarToAddEvent: { provider: "outlook", email: outlook.email },
    });
  });

  test("are what they chose, also for colleagues, with an audit entry", async () => {
    const chooser = await tenant.member();
    await connectGoogle(chooser);
    const chosen = {
      conferencing: "zoom" as const,
      calendarToAddEvent: primary(chooser),
      calendarToCheckConflicts: [],
      workingHours: [[{ start: "10:00", end: "00:00" }], [], [], [], [], [], []],
    };
    for (const body of [initialDefaults(primary(chooser), [primary(chooser)]), chosen])
      expect(await chooser.client.scheduling.setBookingDefaults({ body })).toEqual(body);
    expect(await defaultsOf(colleague, chooser)).toEqual(chosen);
    const changes = await eventsOf(tenant.teamId, "booking-defaults.changed");
    expect(changes.filter(({ after }) => (after as { id: string }).id === chooser.uid)).toHaveLength(2);
  });

  test.each([
    ["a calendar of somebody else", { calendarToAddEvent: { email: "other" } }, "body.calendarToAddEvent"],
    [
      "a conflict of somebody else",
      { calendarToCheckConflicts: [{ email: "other" }] },
      "body.calendarToCheckConflicts",
    ],
    ["a week of six days", { workingHours: [[], [], [], [], [], []] }, "body.workingHours"],
    ["hours that end before they start", { workingHours: week({ start: "10:00", end: "09:00" }) }, "body.workingHours"],
    ["a phone call", { conferencing: "phone" }, "body.conferencing"],
  ])("is not %s", async (_, change, path) => {
    const own = primary(host);
    const foreign = JSON.parse(JSON.stringify(change), (_key, value) =>
      value?.email === "other" ? { ...own, email: colleague.email } : value,
    );
    const asked = host.client.scheduling.setBookingDefaults({ body: { ...initialDefaults(own, [own]), ...foreign } });
    await expect(asked).rejects.toMatchObject({ status: 400 });
    const { details } = (await asked.catch((error) => error)) as { details: { path: string }[] };
    expect(details[0]?.path.startsWith(path)).toBe(true);
  });

  test("are hidden from another team", async () => {
    const stranger = await (await createTenant()).member("admin");
    await expect(defaultsOf(stranger, host)).rejects.toMatchObject({ status: 404 });
  });
});

function week(monday: { start: string; end: string }) {
  return [[monday], [], [], [], [], [], []];
}

describe("an account that is connected later", () => {
  test("blocks times on its member's pages and in their defaults, unless they exclude it", async () => {
    const busy = await tenant.member();
    await connectGoogle(busy);
    const [page, other] = [await bookingPage(busy), await bookingPage(busy)];
    const first = primary(busy);
    await busy.client.scheduling.setBookingDefaults({ body: initialDefaults(first, [first]) });
    const conflictsOf = async ({ id }: { id: string }) =>
      (await busy.client.scheduling.getBookingPage({ params: { id } })).organizers[0]?.conflict_cals;

    await connectAccount(busy, "outlook");
    const all = await ownCalendars(busy);
    const added = [first, ...all.filter(({ provider }) => provider === "outlook")];
    await until(async () => (await conflictsOf(page))?.length === added.length);
    await untilIdle(tenant.teamId);
    expect(await conflictsOf(page)).toEqual(added);
    expect((await defaultsOf(busy, busy)).calendarToCheckConflicts).toEqual(added);

    const organizers = [organizerOf(busy, { dest_cal: first, conflict_cals: [first] })];
    await busy.client.scheduling.changeBookingPage({ params: { id: page.id }, body: { organizers } });
    await connectAccount(busy, "outlook");
    await untilIdle(tenant.teamId);
    expect(await conflictsOf(page)).toEqual([first]);
    expect(await conflictsOf(other)).toEqual(added);
  });
});

describe("an account that is disconnected", () => {
  test("no longer blocks times, and pages that add meetings to it are closed, but can be saved", async () => {
    const left = await tenant.member();
    await connectGoogle(left);
    await connectAccount(left, "outlook");
    const google = primary(left);
    const all = await ownCalendars(left);
    const second = all.find(({ provider }) => provider === "outlook");
    if (!second) throw new Error("Outlook has no calendar.");
    const pageOf = (dest_cal: CalendarRef) =>
      bookingPage(left, { organizers: [organizerOf(left, { dest_cal, conflict_cals: all })] });
    const [stays, closes] = [await pageOf(google), await pageOf(second)];
    await left.client.scheduling.setBookingDefaults({ body: initialDefaults(second, all) });

    const { services } = await left.client.teams.listConnections({ query: {} });
    const token = services.find(({ provider }) => provider === "outlook")?.id ?? "";
    await left.client.teams.deleteConnection({ query: { provider: "outlook", token } });
    await untilIdle(tenant.teamId);
    const { data } = await left.client.scheduling.listBookingPages({ query: {} });
    const stateOf = (page: { id: string }) => data.find(({ id }) => id === page.id)?.state;
    expect([stateOf(stays), stateOf(closes)]).toEqual(["active", "calendar_disconnected"]);

    const own = all.filter(({ provider }) => provider === "google");
    const { organizers } = await left.client.scheduling.getBookingPage({ params: { id: closes.id } });
    expect(organizers).toMatchObject([{ dest_cal: second, conflict_cals: own }]);
    const body = { title: "새 제목", organizers };
    expect(await left.client.scheduling.changeBookingPage({ params: { id: closes.id }, body })).toMatchObject(body);
    const defaults = initialDefaults(second, own);
    expect(await defaultsOf(left, left)).toEqual(defaults);
    expect(await left.client.scheduling.setBookingDefaults({ body: defaults })).toEqual(defaults);
  });
});

describe("an attendee without a calendar", () => {
  test("gets the calendars of their own defaults when the page is published or changed", async () => {
    const bare = [organizerOf(host), Organizer.parse({ id: colleague.uid })];
    const refused = bookingPage(host, { organizers: bare });
    await expect(refused).rejects.toMatchObject({ status: 400 });
    await expect(refused).rejects.toThrow("박동료");
    const { details } = (await refused.catch((error) => error)) as { details: { path: string }[] };
    expect(details).toMatchObject([{ path: "body.organizers.1.dest_cal" }]);

    await connectGoogle(colleague);
    const { page } = await bookingPage(host, { organizers: bare });
    const filled = { dest_cal: primary(colleague), conflict_cals: await ownCalendars(colleague) };
    expect(page.organizers[1]).toMatchObject(filled);
    const changed = await host.client.scheduling.changeBookingPage({
      params: { id: page.id },
      body: { organizers: [Organizer.parse({ id: colleague.uid })] },
    });
    expect(changed.organizers).toMatchObject([{ id: colleague.uid, ...filled }]);
  });

  test("is the owner of a copy of another member's page, with a calendar of their own", async () => {
    const { id } = await bookingPage(host);
    await connectGoogle(colleague);
    const copy = await colleague.client.scheduling.duplicateBookingPage({ params: { id }, body: {} });
    expect(copy.organizers).toMatchObject([{ id: colleague.uid, dest_cal: primary(colleague) }]);
  });
});
