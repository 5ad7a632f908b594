import { defineTexts, type Text } from "../../shared/text";
import type { FieldType } from "../field/field";
import type { Catalog, ComparedAs, ComparedField } from "../filter/filter-field";
import type { ActivitySource } from "./activity-source";

/** A field of an activity. `options` are the values of a choice, with what they are called. */
export type ActivityField = { as: ComparedAs; type: FieldType; label: Text; options?: Readonly<Record<string, Text>> };

const labels = defineTexts({
  owner: { ko: "담당자", en: "Assignee" },
  host: { ko: "호스트", en: "Host" },
  startsAt: { ko: "미팅 일시", en: "Meeting time" },
  bookedAt: { ko: "예약한 시각", en: "Booked at" },
  state: { ko: "상태", en: "Status" },
  meetingKind: { ko: "미팅 종류", en: "Kind of meeting" },
  method: { ko: "미팅 방법", en: "Way to meet" },
  page: { ko: "예약 페이지", en: "Booking page" },
  minutes: { ko: "길이(분)", en: "Length in minutes" },
  rescheduled: { ko: "일정 변경됨", en: "Rescheduled" },
  submittedAt: { ko: "제출한 시각", en: "Submitted at" },
  form: { ko: "폼", en: "Form" },
  channel: { ko: "경로", en: "Channel" },
  disqualified: { ko: "부적격", en: "Disqualified" },
  booked: { ko: "미팅 예약", en: "Meeting booked" },
  utmSource: { ko: "UTM 소스", en: "UTM source" },
  utmCampaign: { ko: "UTM 캠페인", en: "UTM campaign" },
  campaign: { ko: "이메일 캠페인", en: "Email campaign" },
  received: { ko: "받은 시각", en: "Received at" },
  opened: { ko: "열어 본 시각", en: "Opened at" },
  clicked: { ko: "클릭한 시각", en: "Clicked at" },
  bounced: { ko: "반송된 시각", en: "Bounced at" },
  unsubscribed: { ko: "수신 거부한 시각", en: "Unsubscribed at" },
  visitedAt: { ko: "방문한 시각", en: "Visited at" },
  pages: { ko: "본 페이지 수", en: "Pages seen" },
  stay: { ko: "머문 시간(분)", en: "Stay in minutes" },
  source: { ko: "유입 경로", en: "Came from" },
  landing: { ko: "처음 본 페이지", en: "First page" },
  country: { ko: "국가", en: "Country" },
  known: { ko: "알려진 방문자", en: "Known visitor" },
});

const STATES = defineTexts({
  scheduled: { ko: "예약됨", en: "Scheduled" },
  cancelled: { ko: "취소됨", en: "Canceled" },
});

const MEETING_KINDS = defineTexts({
  personal: { ko: "개인", en: "One host" },
  team: { ko: "돌아가며", en: "Round robin" },
  collective: { ko: "함께", en: "Collective" },
  suggested: { ko: "일회성 미팅", en: "One-off meeting" },
});

const METHODS: Record<string, Text> = {
  "google-meet": { ko: "Google Meet", en: "Google Meet" },
  zoom: { ko: "Zoom", en: "Zoom" },
  teams: { ko: "Microsoft Teams", en: "Microsoft Teams" },
  phone: { ko: "전화", en: "Phone" },
  offline: { ko: "대면", en: "In person" },
  custom: { ko: "직접 입력한 링크", en: "Own link" },
};

const CHANNELS: Record<string, Text> = {
  "booking-page": { ko: "예약 페이지", en: "Booking page" },
  router: { ko: "폼/리드 라우터", en: "Form/lead router" },
};

const time = (label: Text): ActivityField => ({ as: "time", type: "date-time", label });
const user = (label: Text): ActivityField => ({ as: "id", type: "user", label });
/** A name: it is compared as it is written, since rows of one name are one group. */
const name = (label: Text): ActivityField => ({ as: "id", type: "text", label });
const number = (label: Text): ActivityField => ({ as: "number", type: "number", label });
const flag = (label: Text): ActivityField => ({ as: "flag", type: "checkbox", label });
const choice = (label: Text, options: Readonly<Record<string, Text>>): ActivityField => ({
  ...{ as: "id", type: "select", label },
  options,
});

/**
 * The fields of each source. None of them holds personal data that a team can have masked: no address, number or
 * answer.
 */
export const ACTIVITY_FIELDS: Record<ActivitySource, Readonly<Record<string, ActivityField>>> = {
  meeting: {
    starts_at: time(labels.startsAt),
    booked_at: time(labels.bookedAt),
    owner: user(labels.host),
    state: choice(labels.state, STATES),
    kind: choice(labels.meetingKind, MEETING_KINDS),
    method: choice(labels.method, METHODS),
    page: name(labels.page),
    minutes: number(labels.minutes),
    rescheduled: flag(labels.rescheduled),
  },
  submission: {
    submitted_at: time(labels.submittedAt),
    form: name(labels.form),
    channel: choice(labels.channel, CHANNELS),
    owner: user(labels.owner),
    disqualified: flag(labels.disqualified),
    booked: flag(labels.booked),
    utm_source: name(labels.utmSource),
    utm_campaign: name(labels.utmCampaign),
  },
  "campaign-mail": {
    campaign: name(labels.campaign),
    received: time(labels.received),
    opened: time(labels.opened),
    clicked: time(labels.clicked),
    bounced: time(labels.bounced),
    unsubscribed: time(labels.unsubscribed),
    owner: user(labels.owner),
  },
  visit: {
    visited_at: time(labels.visitedAt),
    source: name(labels.source),
    utm_campaign: name(labels.utmCampaign),
    landing: name(labels.landing),
    pages: number(labels.pages),
    minutes: number(labels.stay),
    country: name(labels.country),
    known: flag(labels.known),
    owner: user(labels.owner),
  },
};

/** The time by which a dashboard's period narrows a source. */
export const TIME_OF_ACTIVITY: Record<ActivitySource, string> = {
  meeting: "starts_at",
  submission: "submitted_at",
  "campaign-mail": "received",
  visit: "visited_at",
};

/** The member whose activity it is. */
export const OWNER_OF_ACTIVITY = "owner";

/** The kind of record under which a source's fields are put in a catalog: a kind that refers to no other. */
export const ACTIVITY_KIND = "company";

/** A source's fields as filters and groups know them. */
export function activityCatalog(source: ActivitySource): Catalog {
  const compared = Object.entries(ACTIVITY_FIELDS[source]).map(
    ([key, { as, type, options }]): [string, ComparedField] => [
      key,
      { as, type, read: () => null, ...(options && { choices: new Set(Object.keys(options)), names: options }) },
    ],
  );
  return { lead: new Map(), contact: new Map(), [ACTIVITY_KIND]: new Map(compared) };
}
