import type { Locale, Text } from "../../shared/text";
import type { RecordKind } from "../record/entity";

const created = {
  created_at: { ko: "생성일", en: "Created at" },
  created_by: { ko: "생성자", en: "Created by" },
};
const recordId = { ko: "레코드 ID", en: "Record ID" };
const updated = {
  updated_at: { ko: "수정일", en: "Updated at" },
  updated_by: { ko: "수정자", en: "Updated by" },
};

/**
 * Labels of the built-in fields (docs/product/records-fields.md#labels). Leads use the deal's labels; names in
 * camelCase are columns of older clients.
 */
export const FIELD_LABELS = {
  deal: {
    record_id: recordId,
    deal_name: { ko: "이름", en: "Name" },
    name: { ko: "고객 이름", en: "Customer name" },
    firstName: { ko: "고객 이름(이름)", en: "Customer first name" },
    lastName: { ko: "고객 이름(성)", en: "Customer last name" },
    company: { ko: "회사", en: "Company" },
    contact: { ko: "연락처", en: "Contact" },
    email: { ko: "이메일", en: "Email" },
    phone_number: { ko: "전화번호", en: "Phone" },
    phone: { ko: "전화번호", en: "Phone" },
    assignee: { ko: "담당자", en: "Assignee" },
    recentAssignee: { ko: "최근 담당자", en: "Recent assignee" },
    incoming_source: { ko: "리드 소스", en: "Lead source" },
    incomingChannel: { ko: "리드 소스", en: "Lead source" },
    contract_amount: { ko: "금액", en: "Amount" },
    contractValue: { ko: "금액", en: "Amount" },
    close_date: { ko: "종료일", en: "Close date" },
    closeDate: { ko: "종료일", en: "Close date" },
    pipeline: { ko: "딜 유형", en: "Deal type" },
    record_type: { ko: "딜 유형", en: "Deal type" },
    recordType: { ko: "딜 유형", en: "Deal type" },
    stage: { ko: "단계", en: "Stage" },
    entity_type: { ko: "리드/딜", en: "Lead or deal" },
    deal_converted_at: { ko: "딜 전환일", en: "Converted to deal at" },
    mail_received: { ko: "캠페인 메일 받음", en: "Received a campaign" },
    mail_opened: { ko: "캠페인 메일 열어 봄", en: "Opened a campaign" },
    mail_clicked: { ko: "캠페인 메일의 링크 클릭", en: "Clicked in a campaign" },
    mail_bounced: { ko: "캠페인 메일 반송", en: "A campaign bounced" },
    mail_unsubscribed: { ko: "캠페인 메일로 수신 거부", en: "Unsubscribed by a campaign" },
    pipeline_added_at: { ko: "파이프라인 추가일", en: "Added to pipeline at" },
    stage_entered_at: { ko: "현재 단계 진입일", en: "Entered stage at" },
    journey_last_seen: { ko: "마지막 방문", en: "Last visit" },
    journey_pages: { ko: "본 페이지 수", en: "Pages visited" },
    journey_sessions: { ko: "방문 횟수", en: "Visits" },
    first_meeting_at: { ko: "첫 미팅일", en: "First meeting at" },
    memo: { ko: "메모", en: "Memo" },
    scheduledEvent: { ko: "예약된 미팅", en: "Scheduled event" },
    subscribe_status: { ko: "수신 상태", en: "Subscription status" },
    utm_source: { ko: "UTM 소스", en: "UTM source" },
    utm_medium: { ko: "UTM 매체", en: "UTM medium" },
    utm_campaign: { ko: "UTM 캠페인", en: "UTM campaign" },
    utm_content: { ko: "UTM 콘텐츠", en: "UTM content" },
    utm_term: { ko: "UTM 검색어", en: "UTM term" },
    reference_Contact: { ko: "연락처 > 이름", en: "Contact > Name" },
    reference_Company: { ko: "회사 > 회사명", en: "Company > Company name" },
    ...created,
    createdAt: created.created_at,
    ...updated,
  },
  company: {
    record_id: recordId,
    name: { ko: "회사명", en: "Company name" },
    url: { ko: "웹사이트", en: "Website" },
    address: { ko: "주소", en: "Address" },
    nice_id: { ko: "법인등록번호", en: "Corporation number" },
    ...created,
    ...updated,
  },
  contact: {
    record_id: recordId,
    name: { ko: "이름", en: "Name" },
    firstName: { ko: "이름(성 제외)", en: "First name" },
    lastName: { ko: "성", en: "Last name" },
    phone: { ko: "휴대폰", en: "Mobile" },
    tel: { ko: "전화", en: "Telephone" },
    fax: { ko: "팩스", en: "Fax" },
    role: { ko: "직책", en: "Role" },
    department: { ko: "부서", en: "Department" },
    email: { ko: "이메일", en: "Email" },
    company: { ko: "회사", en: "Company" },
    reference_Company: { ko: "회사 > 회사명", en: "Company > Company name" },
    ...created,
    ...updated,
  },
} satisfies Record<string, Record<string, Text>>;

type Group = keyof typeof FIELD_LABELS;

/** The label group of each kind. */
export const LABEL_GROUP: Record<RecordKind, Group> = { lead: "deal", company: "company", contact: "contact" };

/** A group's labels in one language. */
export const labelsIn = <G extends Group>(group: G, locale: Locale) =>
  Object.fromEntries(Object.entries<Text>(FIELD_LABELS[group]).map(([id, label]) => [id, label[locale]])) as Record<
    keyof (typeof FIELD_LABELS)[G],
    string
  >;

/** The label of a built-in field; undefined for any other id. */
export const builtInLabel = (kind: RecordKind, fieldId: string): Text | undefined =>
  (FIELD_LABELS[LABEL_GROUP[kind]] as Record<string, Text>)[fieldId];
