import { Question } from "@dure/domain/forms/question/question";
import { type RouterOptions, routerBody } from "../../support/routing/router";
import { activeRouter } from "../../support/routing/submission";
import { bookingPage, connectGoogle, fromTomorrow } from "../../support/scheduling/booking";
import { createTenant } from "../../support/teams/tenant";

const options = (...values: string[]) => values.map((value) => ({ value, label: `${value} 선택` }));

/** A question of every type. */
export const QUESTIONS = [
  { name: "name", label: "이름", type: "shortText", required: true },
  { name: "email", label: "이메일", type: "email", required: true },
  { name: "회사 전화", label: "회사 전화", type: "tel", required: true },
  { name: "team_size", label: "직원 수", type: "number", unit: "명", required: true, placeholder: "10" },
  { name: "budget", label: "예산", type: "dropdown", options: options("작게", "크게"), required: true },
  { name: "start", label: "도입 시기", type: "radio", options: options("이번 달", "다음 달"), required: true },
  { name: "needs", label: "필요한 기능", type: "checkbox", options: options("CRM", "예약", "메일"), required: true },
  { name: "guide", label: "상담은 무료예요", type: "note", description: "하루 안에\n연락드려요." },
  { name: "story", label: "하고 싶은 이야기", type: "longText", description: "자유롭게 적어 주세요." },
  {
    name: "agree",
    label: "개인정보 수집에 동의해요",
    type: "consent",
    url: "https://example.com/privacy",
    required: true,
  },
].map((question) => Question.parse(question));

/** Creates a team on the plan PRO with a host who can be booked, and active routers. */
export async function createFormTeam() {
  const tenant = await createTenant({ company_name: "두레 상점", plan: "PRO" });
  const host = await tenant.member("member", { display_name: "김하늘" });
  await connectGoogle(host);
  const booking = await bookingPage(host, { title: "도입 상담", mode: "sub", form: [], window: fromTomorrow() });
  const publish = (changes: RouterOptions = {}) => activeRouter(tenant, host, changes);
  return { tenant, host, booking, publish };
}

/** A form with these questions and settings. */
export const formOf = (components: readonly Question[], metadata = {}): Pick<RouterOptions, "form"> => ({
  form: { metadata, components: [...components] },
});

/** A router that leads everybody with a name to a booking page, and disqualifies the others. */
export const leadingTo = (linkId: string): RouterOptions => ({
  groups: [{ id: "g", value: "g", type: "routeTo", props: { linkId } }],
  fields: [{ id: "f", name: "name", type: "string" }],
  rules: [{ from: "f", cases: [{ operator: "isNotEmpty", to: { type: "group", value: "g" } }] }],
});

export const redirectingTo = (value: string): RouterOptions => ({
  default: { ...routerBody().default, type: "redirection", value },
});
