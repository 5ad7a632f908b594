import type { Locator, Page } from "playwright-core";
import { beforeAll } from "vitest";
import { createTenant, type Member } from "../../support/teams/tenant";
import { useChromium } from "../support/use-chromium";
import { type Form, textBox, walkForm } from "../support/walk-form";

const NAMED = JSON.stringify(["AND", ["deal_name", "isNotEmpty"]]);
const LEADS = ["첫째 리드", "둘째 리드"];

let admin: Member;
const chromium = useChromium();

beforeAll(async () => {
  const team = await createTenant();
  admin = await team.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: team.teamId }, body: {} });
  await admin.client.records.listPipelines({});
  for (const deal_name of LEADS) await admin.client.records.createLead({ body: { deal_name } });
});

async function selectLeads(page: Page): Promise<void> {
  for (const name of LEADS) {
    const box = page.getByRole("checkbox", { name: `${name} 선택`, exact: true });
    await box.waitFor({ state: "attached" });
    if (!(await box.isChecked())) await box.locator("..").click();
  }
}

/** Waits for the preview of the merge. */
const awaitPreview = (form: Locator) =>
  form.getByRole("button", { name: "병합", exact: true }).and(form.locator(":enabled")).waitFor();

const FORMS: Form[] = [
  {
    ...{ name: "an invitation", path: () => "/invite", collection: "invitations", sends: /\/members\/invitations$/ },
    submit: "초대 보내기",
    fill: async (form) => {
      await textBox(form, "이메일").fill(`once-${crypto.randomUUID().slice(0, 8)}@${admin.email.split("@")[1]}`);
      await form.page().keyboard.press("Enter");
    },
  },
  {
    ...{
      name: "a saved view",
      path: () => `/leads?${new URLSearchParams({ filter: NAMED })}`,
      collection: "views",
      sends: /\/view-collections$/,
    },
    ...{ opener: "새 보기로 저장", submit: "저장" },
    fill: (form) => textBox(form, "보기 이름").fill("한 번만 만든 보기"),
  },
  {
    ...{
      name: "a bulk change",
      path: () => "/leads",
      collection: "tasks",
      sends: /\/sales-entity\/lead\/bulk(\/tasks)?$/,
    },
    ...{ before: selectLeads, opener: "일괄 수정", submit: "2개 수정", draft: "none" },
    fill: async (form) => {
      await form.getByLabel("수정할 필드").selectOption({ label: "리드 소스" });
      await form.getByRole("textbox").fill("전시회");
    },
  },
  {
    ...{ name: "a merge", path: () => "/leads", collection: "merged", sends: /\/sales-entity\/lead\/merge$/ },
    ...{ before: selectLeads, opener: "병합", submit: "병합", draft: "untouched" },
    fill: awaitPreview,
  },
];

for (const form of FORMS) walkForm(form, () => admin, chromium);
