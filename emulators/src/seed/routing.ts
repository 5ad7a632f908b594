import { randomUUID } from "node:crypto";
import { newRouter, RouterBody } from "@dure/domain/routing/router/router";
import type { SubmissionRequest } from "@dure/domain/routing/submission/submission";
import { BookingPageOptions, DEFAULT_WORKING_HOURS } from "@dure/domain/scheduling/booking-page/booking-page";
import type { Addresses } from "../addresses";
import { createRandom } from "./random";
import { COMPANIES, NAMES, QUESTIONS, THANKS, TOO_SMALL } from "./routing-words";
import { connect, type SeedClient } from "./session";
import type { Member } from "./team";

export const ROUTER_ID = "democonsul";
const PAGE_ID = "demorouted";
const VISITORS = 24;
const DAY_MS = 86_400_000;
/** Companies with at least this many salespeople are led to a booking page. */
const LARGE = 20;
const SMALL = 3;

/** Creates a form that leads large companies to a round-robin booking page, with visits and submissions. */
export async function seedRouting(at: Addresses, members: readonly Member[]): Promise<void> {
  const [admin] = members;
  if (!admin) return;
  await admin.client.scheduling.createBookingPage({ params: { id: PAGE_ID }, body: pageOf(members.slice(0, 3)) });
  await admin.client.routing.putRouter({ params: { id: ROUTER_ID }, query: {}, body: routerOf(members) });
  await admin.client.routing.activateWorkflow({ params: { id: ROUTER_ID } });
  const visitor = connect(at);
  for (let index = 0; index < VISITORS; index += 1) await visit(visitor, index);
}

function pageOf(hosts: readonly Member[]): BookingPageOptions {
  return BookingPageOptions.parse({
    title: "도입 상담",
    mode: "sub",
    strategy: "round-robin",
    timezone: "Asia/Seoul",
    organizers: hosts.map(({ uid, email }) => {
      const calendar = { provider: "google", email, id: email };
      return { id: uid, dest_cal: calendar, conflict_cals: [calendar] };
    }),
    meeting_plans: [{ id: "meet", type: "google-meet", length: 30, buffer: { head: 0, tail: 10 } }],
    working_hours: DEFAULT_WORKING_HOURS,
    window: { start: null, end: null },
    offset: { value: 2, unit: "h" },
    form: [],
    form_submissions_mapping: { record_type_id: null, stage_id: null },
  });
}

function routerOf(members: readonly Member[]): RouterBody {
  const assignee = { assignee_setting: { user_id: members[3]?.uid ?? null } };
  return RouterBody.parse({
    ...newRouter("custom", "도입 상담 신청", "default"),
    form: {
      metadata: {
        title: "도입 상담을 신청해 주세요",
        description: "하루 안에 알맞은 담당자가 도와드려요.",
        submit_text: "신청하기",
      },
      components: QUESTIONS,
    },
    metadata: { mappings: { fullName: "name", email: "email", phone: "phone", company: "company" } },
    form_field_mapping: { company: "company:name" },
    groups: [
      { id: "meeting", value: "meeting", type: "routeTo", props: { name: "상담 예약", linkId: PAGE_ID } },
      { id: "thanks", value: "thanks", type: "text", props: { name: "자료 안내", value: THANKS, ...assignee } },
    ],
    fields: [{ id: "size", name: "team_size", type: "number" }],
    rules: [
      {
        from: "size",
        cases: [
          { operator: "gtAndEqual", value: LARGE, to: { type: "group", value: "meeting" } },
          { operator: "gtAndEqual", value: SMALL, to: { type: "group", value: "thanks" } },
        ],
      },
    ],
    default: { id: "default", type: "text", value: TOO_SMALL },
  });
}

/** Every fourth visitor only views the form or leaves half way. Some of the others book a time. */
async function visit(visitor: SeedClient, index: number): Promise<void> {
  const random = createRandom(index + 1);
  const visitorId = randomUUID();
  const leaves = index % 4 === 3;
  const last = QUESTIONS[random.below(4)]?.name;
  const seen = { visitor_id: visitorId, ...(!leaves ? { last_question: "agree" } : last && { last_question: last }) };
  await visitor.routing.countFormView({ params: { id: ROUTER_ID }, body: seen });
  if (leaves) return;
  const submission = submissionOf(index, visitorId);
  const { outcome } = await visitor.routing.submitForm({ params: { id: ROUTER_ID }, body: submission });
  if (outcome.type === "routeTo" && random.chance(60)) await book(visitor, submission, random.below(40));
}

function submissionOf(index: number, visitorId: string): SubmissionRequest {
  const random = createRandom(index + 100);
  const values = {
    name: random.pick(NAMES),
    email: `visitor${index}@saebyeok.example`,
    phone: `010-2000-${String(1000 + index)}`,
    company: random.pick(COMPANIES),
    team_size: random.pick([1, 2, 5, 8, 12, 20, 30, 45, 80, 150]),
    needs: [random.pick(["CRM", "미팅 예약"]), "리드 배정"],
    agree: true,
  };
  return {
    id: randomUUID(),
    answers: Object.entries(values).map(([name, value]) => ({ name, value })),
    language: "ko",
    timezone: "Asia/Seoul",
    visitor_id: visitorId,
    utm: { utm_source: random.pick(["naver", "google", "newsletter"]), utm_campaign: "2026-autumn" },
  };
}

async function book(visitor: SeedClient, { id, answers, visitor_id }: SubmissionRequest, place: number): Promise<void> {
  const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
  const range = { start: day(1), end: day(10), timezone: "Asia/Seoul" };
  const { slots } = await visitor.scheduling.getPublicBooking({ params: { id: PAGE_ID }, query: range });
  const answer = (name: string) => String(answers.find((one) => one.name === name)?.value ?? "");
  const slot = slots[place];
  if (!slot) return;
  await visitor.scheduling.bookPublicly({
    query: { id: PAGE_ID, type: "multi-use" },
    body: {
      invitees: [{ name: answer("name"), email: answer("email"), company: answer("company") }],
      availability: slot,
      language: "ko",
      timezone: "Asia/Seoul",
      visitor_id,
      submission: { id, router_id: ROUTER_ID },
    },
  });
}
