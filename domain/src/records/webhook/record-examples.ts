import type { RecordPayload } from "./record-payload";

const AT = "2027-03-02T01:30:00.000Z";

const lead: RecordPayload["record"] = {
  id: "example-lead",
  entity: "lead",
  label: "한빛상사 도입 문의",
  record_type: null,
  stage: null,
  visitor_id: null,
  deal_name: "한빛상사 도입 문의",
  first_name: "민아",
  last_name: "김",
  name: "",
  email: "mina@hanbit.example",
  company: { id: "example-company", label: "한빛상사", entity_type: "company", nice_id: null },
  contact: null,
  phone_number: { dial_code: "+82", value: "1012345678" },
  phone: null,
  tel: null,
  fax: null,
  role: "",
  department: "",
  url: "",
  address: "",
  nice_id: null,
  assignee: { id: "example-member", name: "이준호", email: "junho@dure.example" },
  incoming_source: "홈페이지",
  contract_amount: 30_000_000,
  close_date: "2027-04-30",
  deal_converted_at: null,
  pipeline_added_at: null,
  stage_entered_at: null,
  first_meeting_at: null,
  subscribe_status: "subscribed",
  utm_source: "",
  utm_medium: "",
  utm_campaign: "",
  utm_term: "",
  utm_content: "",
  custom_fields: [{ id: "cf_0000000000000000", label: "관심 제품", type: "select", value: "스타터" }],
  created_at: AT,
  created_by: "example-member",
  updated_at: AT,
  updated_by: "example-member",
};

const place = (stage: string, label: string) => ({
  pipeline: { id: "example-pipeline", name: "세일즈 파이프라인" },
  stage: { id: stage, label },
});

const deal: RecordPayload["record"] = {
  ...lead,
  id: "example-deal",
  entity: "deal",
  record_type: { id: "example-pipeline", name: "세일즈 파이프라인" },
  stage: { id: "example-new", label: "신규", status: "BEFORE_SALES" },
  deal_converted_at: AT,
  pipeline_added_at: AT,
  stage_entered_at: AT,
};

/** What a test of a webhook sends about leads and deals. */
export const recordExamples = {
  "lead-created": { record: lead },
  "lead-updated": { record: lead, changed_fields: ["contract_amount", "cf_0000000000000000"] },
  "lead-deleted": { record: lead },
  "deal-created": { record: deal },
  "deal-deleted": { record: deal },
  "pipeline-allocated": { record: deal, from: null, to: place("example-new", "신규") },
  "pipeline-moved": {
    record: { ...deal, stage: { id: "example-proposal", label: "제안", status: "IN_SALES" } },
    from: place("example-new", "신규"),
    to: place("example-proposal", "제안"),
  },
  "pipeline-deallocated": { record: lead, from: place("example-new", "신규"), to: null },
} as const satisfies Record<string, RecordPayload>;
