import { randomUUID } from "node:crypto";
import { mailAttachmentPath } from "@dure/domain/email/attachment/mail-attachment";
import { beforeAll, describe, expect, test } from "vitest";
import { campaignToAll, marketingTenant, sendNow, untilCampaign, writeBuyers } from "../../../support/email/campaign";
import { createTemplate } from "../../../support/email/create-template";
import { mailTo } from "../../../support/email/inbox";
import { uploadAttachment } from "../../../support/email/upload-attachment";
import { removeUploadsOf } from "../../../support/records/remove-uploads-of";
import { bucket } from "../../../support/suite/admin";
import { putInOutbox } from "../../../support/suite/put-in-outbox";
import { until } from "../../../support/suite/wait";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

const DAY_MS = 24 * 3_600_000;

let tenant: Tenant;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant();
  member = await tenant.member("admin");
});

const upload = (filename: string, content?: string | Buffer) => uploadAttachment(tenant.teamId, filename, content);
const hasObject = async ({ id }: { id: string }) =>
  (await bucket.file(mailAttachmentPath(tenant.teamId, id).slice(1)).exists())[0];
const docOf = ({ id }: { id: string }) => tenant.team.collection("mail-attachments").doc(id);
const isGone = async (file: { id: string }) => !(await hasObject(file)) && !(await docOf(file).get()).exists;
const contentOf = (text: string) => Buffer.from(text).toString("base64");

test("a test mail and a follow-up have the template's attachments", async () => {
  const file = await upload("소개서.pdf");
  const carried = [{ filename: "소개서.pdf", type: "application/pdf", content: contentOf("%PDF-1.7 두레") }];
  const tester = `tester-${file.id}@example.org`;
  const property = { subject: "시험", content: "<p>시험</p>", attachments: [file] };
  await member.client.email.sendTestMail({ body: { recipients: [{ email: tester }], property } });
  expect((await mailTo(tester)).attachments).toMatchObject(carried);

  const template = await createTemplate(member, { attachments: [file] });
  expect(template.attachments).toEqual([file]);
  const guest = `guest-${file.id}@example.org`;
  const followUp = {
    id: randomUUID(),
    template_id: template.id,
    to: { email: guest, name: "손님" },
    sender: "ORGANIZER",
    host: { id: member.uid, name: "담당", email: member.email },
    cc: [],
    bcc: [],
    values: {},
  };
  await putInOutbox(tenant.team, followUp.id, { type: "follow-up.requested", before: null, after: followUp });
  expect((await mailTo(guest)).attachments).toMatchObject(carried);
});

test("a campaign sends its attachments as they were when sending began", async () => {
  const own = await createTenant();
  const { sender } = await marketingTenant(own);
  const emails = await writeBuyers(own.teamId, 2);
  const admin = await own.member("admin");
  const file = await uploadAttachment(own.teamId, "가격표.pdf");
  const { id } = await campaignToAll(admin, sender, { attachments: [file] });
  await sendNow(admin, id);
  await untilCampaign(admin, id, "sent");
  for (const email of emails)
    expect((await mailTo(email)).attachments).toMatchObject([
      { filename: "가격표.pdf", type: "application/pdf", content: contentOf("%PDF-1.7 두레") },
    ]);
});

describe("refuses", () => {
  test.each([
    ["what was never uploaded", async () => ({ id: randomUUID(), filename: "a.pdf", size: 1 }), 406, "F-PN-0001"],
    ["another team's upload", async () => uploadAttachment((await createTenant()).teamId, "a.pdf"), 406, "F-PN-0001"],
    ["another size than was uploaded", async () => ({ ...(await upload("a.pdf")), size: 3 }), 406, "F-PN-0001"],
    ["a program by its name", () => upload("a.exe"), 406, "NOT_ACCEPTABLE"],
    ["a program by its bytes", () => upload("a.pdf", Buffer.from("MZ\u0000\u0000")), 406, "NOT_ACCEPTABLE"],
  ])("%s", async (_, file, status, code) => {
    await expect(createTemplate(member, { attachments: [await file()] })).rejects.toMatchObject({ status, code });
  });

  test("two files of one name, and more than 15 MB together", async () => {
    const [one, two] = [await upload("a.pdf"), await upload("A.pdf")];
    await expect(createTemplate(member, { attachments: [one, two] })).rejects.toMatchObject({ status: 409 });
    const large = { ...two, filename: "b.pdf", size: 15 * 1024 * 1024 };
    await expect(createTemplate(member, { attachments: [one, large] })).rejects.toMatchObject({ status: 413 });
  });
});

test("a file is deleted with its last use in a template or campaign", async () => {
  await marketingTenant(tenant);
  const [lost, shared] = [await upload("lost.pdf"), await upload("shared.pdf")];
  const template = await createTemplate(member, { attachments: [lost, shared] });
  const params = { id: template.id };
  const { id: campaignId } = await member.client.email.createCampaign({ body: { attachments: [shared] } });
  const { name, subject, block, fallbacks } = template;
  const body = { name, subject, block, fallbacks, attachments: [shared] };
  await member.client.email.changeTemplate({ params, body });
  await until(() => isGone(lost));
  await expect(
    member.client.email.changeTemplate({ params, body: { ...body, attachments: [lost] } }),
  ).rejects.toMatchObject({ status: 406 });

  await member.client.email.deleteTemplate({ params });
  await until(async () => (await docOf(shared).get()).get("uses")?.length === 1);
  expect(await hasObject(shared)).toBe(true);
  // A campaign from which the file was removed still keeps it, because an earlier version may be restored.
  await member.client.email.changeCampaign({ params: { id: campaignId }, query: {}, body: { attachments: [] } });
  expect(await hasObject(shared)).toBe(true);
  await member.client.email.deleteCampaign({ params: { id: campaignId } });
  await until(() => isGone(shared));
});

test("a file that is being deleted can't be used again, and its deletion continues after a crash", async () => {
  const file = await upload("dying.pdf");
  const template = await createTemplate(member, { attachments: [file] });
  // Simulates a job that died after it marked the file as removed.
  await docOf(file).update({ removed_at: new Date().toISOString() });
  await expect(createTemplate(member, { attachments: [file] })).rejects.toMatchObject({ status: 400 });
  await member.client.email.deleteTemplate({ params: { id: template.id } });
  await until(() => isGone(file));
});

test("the clean-up deletes uploads that no mail uses", async () => {
  const [carried, abandoned] = [await upload("a.pdf"), await upload("b.pdf")];
  await createTemplate(member, { attachments: [carried] });
  await removeUploadsOf(tenant.teamId, Date.now() + DAY_MS + 60_000);
  expect(await hasObject(abandoned)).toBe(false);
  expect(await hasObject(carried)).toBe(true);
});
