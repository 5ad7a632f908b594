import { EmailDocument } from "@dure/domain/email/document/email-document";
import { expect, test } from "vitest";
import { campaignToAll, teamWithBuyers } from "../../../support/email/campaign";

test("links that lead nowhere, words of spam and addresses that nobody answers from are recommended to look at", async () => {
  const { from, admin } = await teamWithBuyers(1);
  for (const email of ["info@buyers.example", "sales+kr@buyers.example", "one@mailinator.com"])
    await admin.client.records.createLead({ body: { deal_name: email, email } });
  const link = { type: "link", attrs: { href: "https://10.0.0.1/sale" } };
  const text = { type: "text", text: "마지막 기회예요. 지금 확인해 보세요.", marks: [link] };
  const { id } = await campaignToAll(admin, from, {
    subject: "봄 소식!!",
    email_block: EmailDocument.parse({
      type: "doc",
      content: [{ type: "paragraph", attrs: { textAlign: null }, content: [text] }],
    }),
  });
  const { issues, can_send } = await admin.client.email.checkCampaign({ params: { id } });
  expect(issues.map(({ type, field, message }) => `${type} ${field}: ${message}`)).toEqual([
    expect.stringMatching(/^recommended content.text: .*마지막 기회/),
    expect.stringMatching(/^recommended fromInfo.subject: /),
    expect.stringMatching(/^recommended content.links: .*https:\/\/10\.0\.0\.1\/sale/),
    expect.stringMatching(/^recommended recipient.roleAddresses: 2 of/),
    expect.stringMatching(/^recommended recipient.disposableAddresses: 1 of/),
  ]);
  expect(can_send).toBe(true);
});
