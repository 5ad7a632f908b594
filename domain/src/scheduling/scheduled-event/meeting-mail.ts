import { answerRows } from "../../forms/answer/answer-rows";
import { clockOf } from "../../shared/clock";
import { formatPhoneOnWire } from "../../shared/phone";
import type { Locale, Text } from "../../shared/text";
import { toInterval } from "../slots/interval";
import { forInviteeMail } from "./for-invitee-mail";
import type { ScheduledEvent } from "./scheduled-event";

export const MEETING_MAILS = [
  "created",
  "rescheduled",
  "cancelled",
  "requested",
  "declined",
  "expired",
  "reminder",
  "calendar-failed",
  "calendar-refused",
  "conference-failed",
] as const;
export type MeetingMailKind = (typeof MEETING_MAILS)[number];

const FAILURE_MAILS: readonly MeetingMailKind[] = ["calendar-failed", "calendar-refused", "conference-failed"];

/** The mails about a meeting that does not take place. */
const ENDINGS: readonly MeetingMailKind[] = ["cancelled", "declined", "expired"];

/** Whether a mail tells a host about a failed calendar entry or online meeting, instead of a change of the meeting. */
export const isFailureMail = (kind: MeetingMailKind): boolean => FAILURE_MAILS.includes(kind);
export type Party = "invitee" | "host" | "guest";

/** The content of a mail about a meeting, before it becomes HTML and text. */
export type MeetingMail = {
  subject: string;
  title: string;
  paragraphs: string[];
  rows: [label: string, value: string][];
  button?: { label: string; url: string };
  /** The meeting, its time and the zone by its name, on top of the mail; `written` is the row that says the same. */
  lead?: { title: string; time: string; note: string; written: string };
  /** Additional buttons: to join, and for the invitee to move and to cancel. */
  buttons?: { label: string; url: string; isPrimary?: boolean }[];
};

/** The reader of the mail, with their language and zone. `eventUrl` is the event's page for this reader. */
export type MailRecipient = { party: Party; locale: Locale; zone: string; eventUrl?: string };

/** The mail to a party about a change of a meeting. `changed` is the meeting after the change. */
export function meetingMail(kind: MeetingMailKind, changed: ScheduledEvent, reader: MailRecipient): MeetingMail {
  const { locale, party, zone, eventUrl } = reader;
  const event = party === "host" ? changed : forInviteeMail(changed);
  const guest = event.invitees[0]?.name ?? "";
  const other = party === "host" ? guest : event.host.name;
  const when = formatRange(event.date_range, zone, locale);
  const title = TITLES[kind][locale];
  return {
    subject: `[${title}] ${event.title} · ${when}`,
    title,
    paragraphs: [INTRODUCTIONS[kind](other, party)[locale]],
    rows: [
      ...stateRows(kind, event, locale),
      ...timeRows(kind, event, reader),
      ...placeRows(kind, event, locale),
      ...peopleRows(event, reader),
    ].filter(([, value]) => value !== ""),
    ...(!isFailureMail(kind) && { lead: leadOf(event, reader) }),
    buttons: buttonsOf(kind, event, reader),
    ...(eventUrl && !ENDINGS.includes(kind) && { button: { label: pageLabel(kind, party)[locale], url: eventUrl } }),
  };
}

/** The label of the main button. The invitee has buttons for moving and canceling; the host does both on one page. */
function pageLabel(kind: MeetingMailKind, party: Party): Text {
  if (party !== "host") return LABELS.view;
  return kind === "requested" ? LABELS.answer : LABELS.change;
}

function leadOf({ title, date_range }: ScheduledEvent, { zone, locale }: MailRecipient) {
  return {
    title,
    time: clockOf(locale, zone).longRange(toInterval(date_range)),
    note: `${zoneName(zone, locale, date_range.start)} · ${zone}`,
    written: formatRange(date_range, zone, locale),
  };
}

/** A zone as people say it: 대한민국 표준시 (GMT+9). */
function zoneName(timeZone: string, locale: Locale, at: string): string {
  const part = (timeZoneName: "long" | "shortOffset") =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(new Date(at))
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${part("long")} (${part("shortOffset")})`;
}

function buttonsOf(
  kind: MeetingMailKind,
  event: ScheduledEvent,
  reader: MailRecipient,
): NonNullable<MeetingMail["buttons"]> {
  const { party, locale, eventUrl } = reader;
  if (ENDINGS.includes(kind) || isFailureMail(kind)) return [];
  const { value } = event.meeting_plan;
  const join =
    /^https?:/.test(value) && kind !== "requested" ? [{ label: LABELS.join[locale], url: value, isPrimary: true }] : [];
  if (party !== "invitee" || !eventUrl) return join;
  const { reschedule, cancel } = event.invitee_may;
  const mayMove = reschedule && kind !== "requested" && event.session_id === null;
  return [
    ...join,
    ...(mayMove ? [{ label: LABELS.move[locale], url: `${eventUrl}?step=reschedule` }] : []),
    ...(cancel ? [{ label: LABELS.cancel[locale], url: `${eventUrl}?step=cancel` }] : []),
  ];
}

/** A formatted range with its zone: 2026년 11월 24일 화요일 오전 10:00~10:30 (Asia/Seoul). */
export function formatRange(range: ScheduledEvent["date_range"], zone: string, locale: Locale): string {
  return `${clockOf(locale, zone).longRange(toInterval(range))} (${zone})`;
}

const CONFERENCE_NAMES = { "google-meet": "Google Meet", zoom: "Zoom", teams: "Microsoft Teams" } as const;

/** The place or the way to meet, in one line. */
export function meetingPlace({ meeting_plan: { type, value }, invitees }: ScheduledEvent, locale: Locale): string {
  if (type in CONFERENCE_NAMES) return value || CONFERENCE_NAMES[type as keyof typeof CONFERENCE_NAMES];
  if (type === "offline" || type === "custom") return value;
  const phone = value || formatPhoneOnWire(invitees[0]?.phone ?? "", locale);
  return phone ? `${LABELS.phone[locale]} ${phone}` : LABELS.phone[locale];
}

/** A mail about a missing calendar update says whether the meeting was canceled. */
const stateRows = (kind: MeetingMailKind, { cancellation }: ScheduledEvent, locale: Locale): MeetingMail["rows"] =>
  isFailureMail(kind) && cancellation ? [[LABELS.state[locale], LABELS.cancelled[locale]]] : [];

const CHANGES: readonly MeetingMailKind[] = ["rescheduled", "cancelled", "declined"];

function timeRows(kind: MeetingMailKind, event: ScheduledEvent, { locale, zone }: MailRecipient): MeetingMail["rows"] {
  const when: [string, string] = [LABELS.when[locale], formatRange(event.date_range, zone, locale)];
  const change = event.change_logs.at(-1);
  if (!change || !CHANGES.includes(kind)) return [when];
  const reason: [string, string] = [LABELS.reason[locale], change.reason];
  if (kind !== "rescheduled") return [when, reason];
  return [[LABELS.before[locale], formatRange(change.old_date_range, zone, locale)], when, reason];
}

const placeRows = (kind: MeetingMailKind, event: ScheduledEvent, locale: Locale): MeetingMail["rows"] =>
  ENDINGS.includes(kind) ? [] : [[LABELS.place[locale], meetingPlace(event, locale)]];

function peopleRows(event: ScheduledEvent, { party, locale }: MailRecipient): MeetingMail["rows"] {
  const [guest] = event.invitees;
  const rows: MeetingMail["rows"] = [
    [LABELS.host[locale], event.hosts.map(({ name, email }) => `${name} (${email})`).join(", ")],
    [LABELS.guest[locale], `${guest?.name ?? ""} (${guest?.email ?? ""})`],
  ];
  if (party === "host")
    rows.push(
      [LABELS.phone[locale], formatPhoneOnWire(guest?.phone ?? "", locale)],
      [LABELS.company[locale], event.company],
    );
  return [...rows, [LABELS.note[locale], event.note], ...answerRows(event.q_a, locale)];
}

const TITLES: Record<MeetingMailKind, Text> = {
  created: { ko: "미팅 확정", en: "Meeting confirmed" },
  rescheduled: { ko: "미팅 일정 변경", en: "Meeting rescheduled" },
  cancelled: { ko: "미팅 취소", en: "Meeting canceled" },
  requested: { ko: "미팅 승인 대기", en: "Meeting requested" },
  declined: { ko: "미팅 요청 거절", en: "Meeting declined" },
  expired: { ko: "미팅 미확정", en: "Meeting not confirmed" },
  reminder: { ko: "미팅 알림", en: "Meeting reminder" },
  "calendar-failed": { ko: "캘린더 등록 실패", en: "Not added to your calendar" },
  "calendar-refused": { ko: "캘린더 등록 실패", en: "Not added to your calendar" },
  "conference-failed": { ko: "화상 미팅 만들기 실패", en: "Online meeting not created" },
};

const INTRODUCTIONS: Record<MeetingMailKind, (name: string, party: Party) => Text> = {
  created: (name) => ({ ko: `${name}님과의 미팅이 확정되었습니다.`, en: `Your meeting with ${name} is confirmed.` }),
  rescheduled: (name) => ({
    ko: `${name}님과의 미팅 일정이 변경되었습니다.`,
    en: `Your meeting with ${name} has a new time.`,
  }),
  cancelled: (name) => ({ ko: `${name}님과의 미팅이 취소되었습니다.`, en: `Your meeting with ${name} was canceled.` }),
  requested: (name, party) =>
    party === "host"
      ? {
          ko: `${name}님이 미팅을 요청했습니다. 승인하거나 거절해 주세요. 그때까지 이 시간은 비워 둡니다.`,
          en: `${name} requested a meeting. Please approve or decline it. The time is held until then.`,
        }
      : {
          ko: `${name}님이 승인하면 미팅이 확정됩니다. 확정되면 메일로 알려 드리겠습니다.`,
          en: `The meeting is confirmed once ${name} approves it. We'll email you then.`,
        },
  declined: (name, party) =>
    party === "host"
      ? { ko: `${name}님이 미팅 요청을 취소했습니다.`, en: `${name} withdrew their meeting request.` }
      : { ko: `${name}님과의 미팅은 확정되지 않았습니다.`, en: `Your meeting with ${name} was not confirmed.` },
  expired: (name) => ({
    ko: `${name}님과의 미팅은 시작 시간까지 승인되지 않아 취소되었습니다.`,
    en: `Your meeting with ${name} was canceled because it wasn't approved in time.`,
  }),
  reminder: (name) => ({
    ko: `${name}님과의 미팅이 예정되어 있습니다.`,
    en: `This is a reminder of your meeting with ${name}.`,
  }),
  "calendar-failed": (name) => ({
    ko: `${name}님과의 미팅을 캘린더에 반영하지 못했습니다. 캘린더 연결을 확인하고 다시 연결해 주세요.`,
    en: `The meeting with ${name} could not be added to your calendar. Please check the connection and reconnect it.`,
  }),
  "calendar-refused": (name) => ({
    ko: `캘린더가 ${name}님과의 미팅을 받아 주지 않았고, 다시 시도해도 같습니다. 아래 내용을 캘린더에 직접 반영해 주세요.`,
    en: `Your calendar rejected the meeting with ${name}, and retrying won't help. Please update your calendar manually, as below.`,
  }),
  "conference-failed": (name) => ({
    ko: `${name}님과의 미팅에 쓸 화상 미팅을 만들지 못했습니다. 화상 미팅 계정을 확인하고 다시 연결해 주세요.`,
    en: `We couldn't create an online meeting for your meeting with ${name}. Please check the account and reconnect it.`,
  }),
};

const LABELS = {
  state: { ko: "상태", en: "Status" },
  cancelled: { ko: "취소됨", en: "Canceled" },
  when: { ko: "일시", en: "When" },
  before: { ko: "이전 일시", en: "Before" },
  place: { ko: "장소", en: "Where" },
  reason: { ko: "사유", en: "Reason" },
  host: { ko: "호스트", en: "Host" },
  guest: { ko: "예약자", en: "Invitee" },
  phone: { ko: "전화", en: "Phone" },
  company: { ko: "회사", en: "Company" },
  note: { ko: "메모", en: "Note" },
  join: { ko: "미팅 참여하기", en: "Join the meeting" },
  move: { ko: "시간 변경", en: "Reschedule" },
  cancel: { ko: "취소", en: "Cancel" },
  view: { ko: "일정 보기", en: "View the meeting" },
  answer: { ko: "승인·거절하기", en: "Approve or decline" },
  change: { ko: "일정 확인·변경·취소", en: "View, reschedule or cancel" },
} satisfies Record<string, Text>;
