import { beforeAll, expect, test } from "vitest";
import { enableMarketing } from "../../support/email/enable-marketing";
import { createTenant, type Member } from "../../support/teams/tenant";
import { expectNo } from "../support/person";
import { screenFindings } from "../support/screen-findings";
import { useChromium } from "../support/use-chromium";

let member: Member;
const { openBrowser, openPageAs, problems } = useChromium();

beforeAll(async () => {
  const tenant = await createTenant();
  await enableMarketing(tenant);
  member = await tenant.member("admin");
  await member.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const { id } = await member.client.records.createLead({ body: { deal_name: "지운 리드" } });
  await member.client.records.deleteRecord({ params: { entityId: "lead", recordId: id } });
});

test("sign-in pages and settings have no serious or critical finding, at any width, light or dark", async () => {
  const visitor = await (await openBrowser()).newPage();
  const found = await screenFindings(visitor, { "/login": "form", "/sign-up": "form" });
  const ofMembers = await screenFindings(await openPageAs(member), {
    "/settings/pipelines": "main section li",
    "/settings/entities/deal/record-type": "main li",
    "/settings/trash/lead": "main [role=tabpanel] li",
    "/settings/profile": "main form",
    "/settings/team": "main form",
    "/settings/email-domain": "main form",
    "/settings/security": "main section li",
    "/enroll-mfa": "main form [role=img]",
    "/settings/members": "main table",
    "/invite": "main form",
  });
  expect([...found, ...ofMembers]).toEqual([]);
  expectNo(problems);
});
