import { CampaignContent } from "@dure/domain/email/campaign/campaign";
import { EmailDocument } from "@dure/domain/email/document/email-document";
import { expect, test } from "vitest";
import { addressDoc } from "../../../support/email/address";
import { campaignToAll, sendNow, takenOf, teamWithBuyers, untilCampaign } from "../../../support/email/campaign";
import { segmentOf } from "../../../support/email/segment";

test("the check warns about broken links, spam words and addresses that nobody answers from", async () => {
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

test("a deleted group blocks sending and is named, and the other groups are still counted", async () => {
  const { from, admin } = await teamWithBuyers(2);
  const { email } = admin.client;
  const { id, segment_ids } = await campaignToAll(admin, from);
  const gone = await segmentOf(admin, [], "지울 그룹");
  const campaign = await email.getCampaign({ params: { id } });
  const body = { ...CampaignContent.parse(campaign), segment_ids: [...segment_ids, gone.id] };
  await email.changeCampaign({ params: { id }, body });
  await email.deleteSegment({ params: { id: gone.id } });

  const { issues, can_send, recipients } = await email.checkCampaign({ params: { id } });
  const message = "A chosen recipient group was deleted. Please choose the recipients again.";
  expect(issues).toEqual([{ type: "invalid", field: "recipient.segments", message }]);
  expect([can_send, recipients]).toEqual([false, 2]);
  await expect(sendNow(admin, id)).rejects.toMatchObject({
    status: 400,
    details: [{ path: "recipient.segments", message }],
  });
  expect((await email.getCampaign({ params: { id } })).status).toBe("draft");
  const asked = { segment_ids: body.segment_ids };
  expect(await email.countAudience({ body: asked })).toMatchObject({ recipients: 2 });
  expect((await email.listAudience({ query: {}, body: asked })).data).toHaveLength(2);
});

test("a recipient who refused the campaign's topic is skipped, even after the team removes the topic", async () => {
  const { own, from, emails, admin } = await teamWithBuyers(2);
  const { setEmailTopics, checkCampaign } = admin.client.email;
  const { data } = await setEmailTopics({ body: { topics: [{ name: { ko: "새 소식", en: "News" } }] } });
  const topic = data[0]?.id ?? "";
  const [refusing = "", other] = emails;
  await addressDoc(own, refusing).set({
    ...{ email: refusing, marketing: "subscribed", refused_topics: [topic], blocked: true },
    updated_at: new Date().toISOString(),
  });
  const { id } = await campaignToAll(admin, from, { topic });
  const left = { recipients: 1, skipped: { unsubscribed: 1 }, can_send: true };
  expect(await checkCampaign({ params: { id } })).toMatchObject(left);
  await setEmailTopics({ body: { topics: [] } });
  expect(await checkCampaign({ params: { id } })).toMatchObject(left);
  await sendNow(admin, id);
  await untilCampaign(admin, id, "sent");
  expect(await takenOf(id)).toEqual([other]);
});
