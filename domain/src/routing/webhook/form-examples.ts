import type { FormPayload } from "./form-payload";

/** What a test of a webhook sends about a form. */
export const formExamples = {
  "form-submitted": {
    submission: {
      id: "00000000-0000-4000-8000-000000000000",
      router: { id: "exampleone", title: "도입 문의" },
      submitted_at: "2027-03-02T01:30:00.000Z",
      disqualified: false,
      name: "김민아",
      email: "mina@hanbit.example",
      phone: "82-1012345678",
      company: "한빛상사",
      answers: [{ name: "team_size", label: "팀 규모", value: "11-50" }],
      utm: {},
      page_url: "https://hanbit.example/contact",
      language: "ko",
      timezone: "Asia/Seoul",
      record_id: "example-lead",
      assignee: "example-member",
    },
  },
} as const satisfies Record<string, FormPayload>;
