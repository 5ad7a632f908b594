import { BookingPageOptions, DEFAULT_WORKING_HOURS } from "@dure/domain/scheduling/booking-page/booking-page";
import type { Addresses } from "../addresses";
import { allowConsent } from "./allow-consent";
import { sendJson } from "./send-json";
import { connect } from "./session";
import type { Member } from "./team";

const DAY_MS = 86_400_000;

/** Connects the first three members' Google calendars, publishes a booking page for each, and books some meetings. */
export async function seedScheduling(at: Addresses, members: readonly Member[]): Promise<void> {
  for (const [index, member] of members.slice(0, 3).entries()) {
    await connectGoogle(at, member);
    await addBusyTimes(at, member.email, index);
    const id = `${member.profile.user_slug}booking`.slice(0, 10).padEnd(10, "x");
    await member.client.scheduling.createBookingPage({ params: { id }, body: pageOf(member) });
    await bookGuests(at, id, index);
  }
}

function pageOf({ uid, email, profile }: Member): BookingPageOptions {
  const calendar = { provider: "google" as const, email, id: email };
  return BookingPageOptions.parse({
    title: `${profile.display_name} 30분 도입 상담`,
    description: "도입 목적과 현재 영업 방식을 듣고, 맞는 활용 방법을 안내해 드려요.",
    timezone: "Asia/Seoul",
    organizers: [{ id: uid, dest_cal: calendar, conflict_cals: [calendar] }],
    meeting_plans: [{ id: "meet", type: "google-meet", length: 30, buffer: { head: 0, tail: 10 } }],
    working_hours: DEFAULT_WORKING_HOURS,
    window: { start: null, end: null },
    offset: { value: 2, unit: "h" },
    form_submissions_mapping: { record_type_id: null, stage_id: null },
  });
}

/** Connects as the member's browser would: the redirect back needs its cookie. */
async function connectGoogle(at: Addresses, { idToken, email }: Member): Promise<void> {
  const asked = await fetch(`${at.api}/authorize/authUrl?provider=google&service=calendar`, {
    headers: { authorization: `Bearer ${idToken()}` },
  });
  const { url } = (await asked.json()) as { url: string };
  const cookie = asked.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  await allowConsent(url, email, cookie);
}

const MEETINGS = ["주간 영업 회의", "제안서 검토", "Customer call"];

async function addBusyTimes(at: Addresses, email: string, shift: number): Promise<void> {
  for (let day = 1; day <= 10; day += 1) {
    const date = new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10);
    const hour = 10 + ((day + shift) % 6);
    const time = (at: number) => ({ dateTime: `${date}T${String(at).padStart(2, "0")}:00:00+09:00` });
    await sendJson("POST", `${at.google}/__events`, {
      email,
      event: { summary: MEETINGS[day % MEETINGS.length], start: time(hour), end: time(hour + 1) },
    });
  }
}

const GUESTS = [
  {
    name: "오지훈",
    email: "jihoon@saebyeok.example",
    company: "새벽물류",
    note: "영업 인원 20명 기준으로 도입 비용이 궁금해요.",
  },
  {
    name: "Laura Bennett",
    email: "laura@northwind.example",
    company: "Northwind Retail",
    note: "We use spreadsheets today.",
  },
];

async function bookGuests(at: Addresses, pageId: string, shift: number): Promise<void> {
  const visitor = connect(at);
  const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
  for (const [index, guest] of GUESTS.entries()) {
    const { slots } = await visitor.scheduling.getPublicBooking({
      params: { id: pageId },
      query: { start: day(1), end: day(10), timezone: "Asia/Seoul" },
    });
    const slot = slots[(index + shift) * 7 + 3];
    if (!slot) return;
    await visitor.scheduling.bookPublicly({
      query: { id: pageId, type: "multi-use" },
      body: {
        invitees: [{ ...guest, email: guest.email.replace("@", `+${shift}@`) }],
        availability: slot,
        language: "ko",
        timezone: "Asia/Seoul",
        utm: { utm_source: "naver", utm_campaign: "2026-autumn" },
      },
    });
  }
}
