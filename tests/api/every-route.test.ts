import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type BookingFixture, bookEvent, bookingPage, connectGoogle } from "../support/booking";
import { call } from "../support/call";
import { connect } from "../support/client";
import { addressOf, type EndpointName, routes } from "../support/routes";
import { createTenant, type Member, type Tenant } from "../support/tenant";
import { uploadFile } from "../support/upload";
import { until } from "../support/wait";
import { recordSamples } from "./samples/records";
import type { Sample } from "./samples/sample";

type Things = Awaited<ReturnType<typeof prepare>>;

const DAYS = { start: "2027-03-01", end: "2027-03-07", timezone: "Asia/Seoul" };

let things: Things;
let owner: Member;
let ownerTeam: Tenant;
let stranger: Member;

beforeAll(async () => {
  ownerTeam = await createTenant();
  owner = await ownerTeam.member("admin", { display_name: "비밀주인" });
  stranger = await (await createTenant()).member("admin");
  things = await prepare(owner, ownerTeam);
});

/** Something of everything that a team can own, each carrying the word that must never leave it. */
async function prepare(member: Member, { teamId }: Tenant) {
  const { records, teams } = member.client;
  // Every team has the first deal type, under the same id: what must not be touched is one of its own.
  const stage = { status: "BEFORE_SALES" as const, stages: [{ label: "비밀단계" }] };
  const pipeline = await records.createPipeline({ body: { title: "비밀유형", statuses: [stage] } });
  const stageId = pipeline.statuses[0]?.stages[0]?.id ?? "";
  const pipelineId = pipeline.id;
  const company = await records.createCompany({ body: { name: `비밀회사 ${randomUUID()}` } });
  const lead = await records.createLead({ body: { deal_name: "비밀리드", company: { id: company.id } } });
  const deal = await records.createDeal({
    params: { recordTypeId: pipelineId },
    body: { deal_name: "비밀거래", stage_id: stageId },
  });
  const note = await records.createNote({ params: { entityId: "lead", id: lead.id }, body: { text: "비밀메모" } });
  const params = { entityId: "lead" as const, recordId: lead.id };
  const file = await records.addFile({ params, body: await uploadFile(teamId, "비밀파일.pdf") });
  const upload = await uploadFile(teamId, "비밀서류.pdf");
  await connectGoogle(member);
  const page = await bookingPage(member, { title: "비밀페이지" });
  const event: BookingFixture = await bookEvent(page, { name: "비밀손님" });
  // What the booking sets off must not be taken for a change by somebody else.
  await until(async () => (await records.filterRecords(leadsOf("비밀손님"))).total > 0);
  const invited = `guest-${randomUUID().slice(0, 8)}@${ownerTeam.domain}`;
  const { data } = await teams.inviteMembers({ params: { teamId }, body: [{ email: invited }] });
  return {
    teamId,
    pipelineId,
    stageId,
    company,
    lead,
    deal,
    note,
    file,
    upload,
    page,
    event,
    code: data[0]?.invitation_code ?? "",
  };
}

const leadsOf = (search: string) => ({ params: { entityId: "lead" as const }, query: {}, body: { search } });

/** One sample for each endpoint: a new endpoint without one does not compile. */
function sampleOf(name: EndpointName): Sample {
  const { teamId, page, event, code } = things;
  const team = { teamId };
  const samples: Record<EndpointName, Sample> = {
    "identity.resolveSignUp": { body: { email: `new@${ownerTeam.domain}` } },
    "identity.findTenant": { query: { team_slug: ownerTeam.slug } },
    "identity.checkPassword": { body: { email: "nobody@nowhere.example", password: "Wrong-1" } },
    "identity.disableUser": { params: { tenantId: teamId }, body: { email: owner.email } },
    "identity.sendPasswordReset": { body: { email: "nobody@nowhere.example" } },
    "identity.createAuditLogin": {
      query: { category: "auth", action_type: "login", user_id: "nobody", email: "nobody@nowhere.example" },
    },
    "identity.sendEmailVerification": { body: {} },
    "identity.getProfile": {},
    "identity.createProfile": { body: { user_slug: "mine", display_name: "me", phone: "1", job_title: "sales" } },
    "identity.updateProfile": { body: { display_name: "me", phone: "1" } },
    "identity.setTimeZone": { body: { timezone: "Asia/Seoul" } },
    "identity.setPicture": { body: { has_picture: true } },
    "identity.userSlugExists": { params: { slug: owner.userSlug ?? "" } },
    "teams.createTeam": {
      body: { teamSlug: ownerTeam.slug, displayName: "mine", company_name: "mine", estimated_sheet_size: "1" },
    },
    "teams.getTeam": {},
    "teams.updateTeam": { body: { name: "mine", address: "", phone_number: "" } },
    "teams.setTeamNeeds": { params: team, body: {} },
    "teams.teamSlugExists": { params: { slug: ownerTeam.slug } },
    "teams.getRemoteConfig": {},
    "teams.getPlanStatus": {},
    "teams.listDeadLetters": {},
    "teams.joinTeam": { params: team },
    "teams.listMembers": { params: team },
    "teams.listInvitations": { params: team },
    "teams.inviteMembers": { params: team, body: [{ email: `x@${ownerTeam.domain}` }] },
    "teams.resendInvitation": { params: team, body: { invitation_code: code } },
    "teams.cancelInvitation": { params: { ...team, code } },
    "teams.joinByCode": { params: { invitationCode: code } },
    "teams.requestToJoin": { params: team },
    "teams.answerJoinRequest": { params: { ...team, userId: owner.uid }, body: { accept: true } },
    "teams.getAuthUrl": { query: { provider: "google", service: "calendar" } },
    "teams.listConnections": {},
    "teams.deleteConnection": { query: { provider: "google", token: owner.email } },
    "teams.createShortUrl": { body: { original_url: "https://example.com" } },
    "teams.resolveShortUrl": { params: { code: "zzzzzzzz" } },
    ...recordSamples(things),
    "scheduling.listCalendars": {},
    "scheduling.listBookingPages": {},
    "scheduling.getBookingPage": { params: { id: page.id } },
    "scheduling.createBookingPage": { params: { id: page.id }, body: page.options },
    "scheduling.changeBookingPage": { params: { id: page.id }, body: { title: "mine" } },
    "scheduling.deleteBookingPage": { params: { id: page.id } },
    "scheduling.duplicateBookingPage": { params: { id: page.id }, body: {} },
    "scheduling.previewTimeSlots": { body: { options: page.options, ...DAYS } },
    "scheduling.getPublicBooking": { params: { id: page.id }, query: DAYS },
    "scheduling.bookPublicly": { query: { id: page.id, type: "multi-use" }, body: {} },
    "scheduling.getPublicEvent": { params: { uuid: randomUUID() } },
    "scheduling.reschedulePublicly": { params: { id: randomUUID() }, body: {} },
    "scheduling.listScheduledEvents": {},
    "scheduling.rescheduleEvent": {
      params: { id: event.id },
      body: { start: "2027-03-02T01:00:00Z", end: "2027-03-02T01:30:00Z", reason: "mine" },
    },
    "scheduling.cancelEvent": { params: { id: event.id }, body: { reason: "mine" } },
  };
  return samples[name];
}

const send = (idToken: string, name: EndpointName) => {
  const route = routes.find((one) => one.name === name);
  if (!route) throw new Error(name);
  const { params, query, body } = sampleOf(name);
  return call(idToken, route.method, addressOf(route, params, query), body);
};

/** All that a team owns, but for the notes of failed tries and what background work still writes. */
async function picture(): Promise<string> {
  const collections = [
    "users",
    "records",
    "notes",
    "files",
    "record-types",
    "menu-orders",
    "booking-pages",
    "connections",
    "invitations",
  ];
  const found = await Promise.all(collections.map((name) => ownerTeam.team.collection(name).orderBy("__name__").get()));
  const team = await ownerTeam.team.get();
  return JSON.stringify([team.data(), found.map((list) => list.docs.map((doc) => [doc.id, doc.data()]))]);
}

const guarded = routes.filter(({ access }) => access !== "public");

describe("without a token", () => {
  test.each(guarded)("$method $path answers 401", async ({ name }) => {
    expect(await send("", name)).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
  });

  test("public endpoints are exactly those the product means to be public", () => {
    expect(routes.filter(({ access }) => access === "public").map(({ path }) => path)).toEqual([
      "/public/sign-up/resolve",
      "/public/tenant",
      "/public/sign-in/password",
      "/tenants/{tenantId}/disable-user",
      "/public/password-reset",
      "/public/audit-log",
      "/public/short-url/{code}",
      "/public/booking/{id}",
      "/public/scheduled-events",
      "/public/scheduled-events/{uuid}",
      "/public/scheduled-events/{id}",
    ]);
  });
});

describe("with another team's token", () => {
  test.each(routes)("$method $path shows and changes nothing of this team", async ({ name, access }) => {
    const before = await picture();
    const { status, body } = await send(stranger.idToken, name);
    expect(status).toBeLessThan(500);
    // A public page is for everybody; nothing else of the team may be in an answer.
    if (access !== "public") expect(JSON.stringify(body)).not.toContain("비밀");
    if (namesAThing(name)) expect([400, 403, 404, 406, 409]).toContain(status);
    expect(await picture()).toBe(before);
  });

  /** Whether the sample's path names something of the owner's team. */
  const namesAThing = (name: EndpointName) => {
    const { params = {} } = sampleOf(name);
    const own = Object.entries(params).filter(([key]) => !["entityId", "refEntityId", "fieldId", "slug"].includes(key));
    return own.length > 0 && routes.find((one) => one.name === name)?.access !== "public";
  };
});

test("with an account that belongs to no team yet, only its own profile answers", async () => {
  const outsider = await ownerTeam.member("member", { team_member_status: "NONE" });
  for (const { name, access } of guarded.filter((route) => route.access !== "user"))
    expect(await send(outsider.idToken, name), `${name} (${access})`).toMatchObject({ status: 403 });
  expect(await connect(() => outsider.idToken).identity.getProfile({})).toMatchObject({ user_id: outsider.uid });
});

test("with a deactivated member's token nothing of the team answers", async () => {
  const gone = await ownerTeam.member("admin", { team_member_status: "DEACTIVATED" });
  for (const { name } of guarded.filter((route) => route.access !== "user"))
    expect(await send(gone.idToken, name), name).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
});

test("with a member's token what is an admin's is refused", async () => {
  const member = await ownerTeam.member("member");
  for (const { name } of guarded.filter((route) => route.access === "admin"))
    expect(await send(member.idToken, name), name).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
});
