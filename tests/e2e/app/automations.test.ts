import { beforeAll, expect, test } from "vitest";
import { activeAutomation, delayStep, mailStep, noteStep } from "../../support/email/automation";
import { marketingTenant } from "../../support/email/campaign";
import { activeRouter, submit } from "../../support/routing/submission";
import { until } from "../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { expectNo } from "../support/person";
import { screenFindings } from "../support/screen-findings";
import { useChromium } from "../support/use-chromium";

const { openPageAs, problems } = useChromium();
let tenant: Tenant;
let owner: Member;
let sender: string;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  ({ sender } = await marketingTenant(tenant));
  owner = await tenant.member("admin", { display_name: "김대표" });
  await owner.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
});

test("the screens of automations have no serious or critical finding, at any width, light or dark, in English too", async () => {
  const router = await activeRouter(tenant, owner);
  const automation = await activeAutomation(owner, {
    name: "사흘 뒤 챙기기",
    trigger: { event: "form_submission", form_id: router.id, name: "상담 신청" },
    actions: [
      noteStep("note", "자동화"),
      mailStep("hello", sender),
      { id: "if", type: "condition", filter: HAS_EMAIL, label: "", yes: [delayStep("wait", 3)], no: [] },
    ],
  });
  await submit(router.id, { name: "오지훈", email: "jihoon@visitor.example" });
  const params = { id: automation.id };
  await until(async () => (await owner.client.email.listEnrollments({ params })).total === 1, 90_000);
  const page = await openPageAs(owner);
  const path = `/email-automations/${automation.id}`;
  const found = await screenFindings(page, {
    "/email-automations": "main table",
    [path]: ".react-flow__node",
    [`${path}?tab=people`]: "text=jihoon@visitor.example",
    [`${path}?tab=versions`]: "main li",
  });
  expect(found).toEqual([]);
  const english = await openPageAs(owner, { locale: "en-US" });
  expect(await screenFindings(english, { [path]: ".react-flow__node" })).toEqual([]);
  // A mail's subject shows its variables by their labels, like the editors.
  await english.getByText("[First name]님 반가워요").first().waitFor();
  expectNo(problems);
}, 180_000);

const HAS_EMAIL = {
  operator: "AND" as const,
  conditions: [{ identifier: "email", condition: "isNotEmpty" as const }],
};
