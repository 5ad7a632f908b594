import type { Page } from "playwright-core";
import { openFormWebsite } from "../../support/browser/form-website";
import type { RouterOptions } from "../../support/routing/router";
import { listRows } from "../../support/routing/submission";
import { suite } from "../../support/suite/suite";
import { type createFormTeam, leadingTo } from "../support/form-team";

type Team = Awaited<ReturnType<typeof createFormTeam>>;

const MAPPINGS = {
  fullName: "your-name",
  email: "mail",
  company: "org",
  fields: [
    {
      name: "topic",
      label: "주제",
      type: "radio" as const,
      options: ["CRM", "메일"].map((value) => ({ value, label: value })),
    },
  ],
};

/** Creates a router for the website's form with the class `contact`. */
export const connectForm = (team: Team, { extra, ...changes }: RouterOptions = {}) =>
  team.publish({
    form: { components: [] },
    form_selector: "contact",
    web_url: "https://site.example",
    metadata: { mappings: MAPPINGS },
    ...changes,
    extra: { cls: "contact", ...extra },
  });

export const leadingFormTo = (team: Team): RouterOptions => {
  const { fields = [], ...rest } = leadingTo(team.booking.id);
  return { ...rest, fields: fields.map((field) => ({ ...field, name: "your-name" })) };
};

const INPUTS = `
  <label>이름 <input name="your-name" required></label>
  <label>메일 <input name="mail" type="email" required></label>
  <label>회사 <input name="org"></label>
  <label><input type="radio" name="topic" value="CRM"> CRM</label>
  <label><input type="radio" name="topic" value="메일"> 메일링</label>
  <input type="password" name="secret" aria-label="비밀번호">
  <input type="hidden" name="list" value="own-hidden">
  <button name="via" value="button">보내기</button>`;

export const FORM = `<form class="contact wide" method="post" action="/contact">${INPUTS}</form>`;
export const snippet = ({ id }: { id: string }, more = "") =>
  `<script async src="${suite.appUrl}/form.js" data-router="${id}" ${more}></script>`;

/** Opens a third-party website, which closes with the file's browser. */
export async function openSite(closing: (() => unknown)[], site: Parameters<typeof openFormWebsite>[0]) {
  const opened = await openFormWebsite(site);
  closing.push(opened.close);
  return opened;
}

export async function fillForm(page: Page, { name, email }: { name: string; email: string }) {
  await page.getByLabel("이름").fill(name);
  await page.getByLabel("메일", { exact: true }).fill(email);
  await page.getByLabel("회사").fill("두레 농장");
  await page.getByLabel("CRM").check();
  await page.getByLabel("비밀번호").fill("only-theirs");
}

export const sendForm = (page: Page) => page.getByRole("button", { name: "보내기" }).click();

export const submissionsOf = (team: Team, router: { id: string }) => listRows(team.tenant, router.id);

/** Collects the paths of the app that the page requests from now on. */
export function appPathsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(suite.appUrl)) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
