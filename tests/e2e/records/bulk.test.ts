import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { stored } from "../../support/suite/stored";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

let tenant: Tenant;
let admin: Member;
const { openAs, problems } = useChromium();

beforeAll(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin");
  await admin.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  await admin.client.records.listPipelines({});
});

const WORDS = {
  "ko-KR": {
    select: (name: string) => `${name} 선택`,
    update: "일괄 수정",
    updateTitle: "2개 일괄 수정",
    field: "수정할 필드",
    source: "리드 소스",
    amount: "금액",
    apply: "2개 수정",
    convert: "딜로 전환",
    convertTitle: "2개를 딜로 전환",
    deletes: "삭제",
    deleteTitle: "2개 레코드를 삭제할까요?",
    merge: "병합",
    mergeTitle: "레코드 2개 병합",
    keep: (name: string) => `‘${name}’ 남기기`,
    merged: "레코드를 병합했어요.",
    cancel: "취소",
  },
  "en-US": {
    select: (name: string) => `Select ${name}`,
    update: "Bulk update",
    updateTitle: "Update 2 records",
    field: "Field to update",
    source: "Lead source",
    amount: "Amount",
    apply: "Update 2",
    convert: "Convert to deal",
    convertTitle: "Convert 2 to deals",
    deletes: "Delete",
    deleteTitle: "Delete 2 records?",
    merge: "Merge",
    mergeTitle: "Merge 2 records",
    keep: (name: string) => `Keep “${name}”`,
    merged: "Records merged.",
    cancel: "Cancel",
  },
} as const;

const dialogOf = (page: Page, name: string) =>
  page.getByRole("dialog", { name }).or(page.getByRole("alertdialog", { name }));

describe.each(["ko-KR", "en-US"] as const)("bulk work and merging in %s", (locale) => {
  const words = WORDS[locale];
  const [first, second] = [`${locale} 하나`, `${locale} 둘`];

  test("works, and has no serious accessibility finding", async () => {
    const make = (deal_name: string, incoming_source: string) =>
      admin.client.records.createLead({ body: { deal_name, incoming_source, contract_amount: 1000 } });
    const leads = [await make(first, "웹"), await make(second, "전시회")];
    const page = await openAs(admin, `/leads?q=${encodeURIComponent(locale)}`, { locale });
    const choose = async () => {
      for (const name of [first, second])
        await page
          .getByRole("checkbox", { name: words.select(name), exact: true })
          .locator("..")
          .click();
    };
    await choose();
    const found: string[] = [];
    for (const [act, title] of [
      [words.convert, words.convertTitle],
      [words.deletes, words.deleteTitle],
    ] as const) {
      await page.getByRole("button", { name: act, exact: true }).click();
      const dialog = dialogOf(page, title);
      await dialog.waitFor();
      found.push(...(await look(page, title)));
      await dialog.getByRole("button", { name: words.cancel }).click();
      await dialog.waitFor({ state: "detached" });
    }

    await page.getByRole("button", { name: words.update, exact: true }).click();
    const update = dialogOf(page, words.updateTitle);
    // Leads have all fields of deals, such as the amount.
    await update.getByLabel(words.field).selectOption({ label: words.amount });
    await update.getByLabel(words.field).selectOption({ label: words.source });
    await update.getByRole("textbox").fill(locale);
    found.push(...(await look(page, words.updateTitle)));
    await update.getByRole("button", { name: words.apply }).click();
    await expect.poll(() => sourcesOf(leads), { timeout: 30_000 }).toEqual([locale, locale]);

    await choose();
    await page.getByRole("button", { name: words.merge, exact: true }).click();
    const merge = dialogOf(page, words.mergeTitle);
    await merge.getByRole("radio", { name: words.keep(first) }).check();
    await merge.getByRole("rowheader", { name: words.amount }).waitFor();
    const confirm = merge.getByRole("button", { name: words.merge, exact: true });
    // The preview is requested again.
    await expect.poll(() => confirm.isEnabled(), { timeout: 30_000 }).toBe(true);
    found.push(...(await look(page, words.mergeTitle)));
    await confirm.click();
    await page.getByText(words.merged).first().waitFor();
    expect(found).toEqual([]);

    // An old link leads to the target of the merge, also in the panel beside the list.
    const [stays, gone] = leads;
    await page.goto(`${suite.appUrl}/leads?record=lead.${gone?.id}`);
    await page.waitForURL((url) => url.searchParams.get("record") === `lead.${stays?.id}`);
    expectNo(problems);
  }, 300_000);

  async function sourcesOf(leads: { id: string }[]) {
    const records = await stored(tenant.teamId, "records");
    return leads.map(({ id }) => records.find((record) => record.id === id)?.incoming_source);
  }
});

/** The serious findings of a dialog at each width. Restores the desktop's width. */
async function look(page: Page, name: string): Promise<string[]> {
  const found = await axeFindings(page, name);
  return found;
}
