import { randomUUID } from "node:crypto";
import { MAX_MAIL_IMAGE_BYTES } from "@dure/domain/email/image/mail-image";
import { beforeAll, describe, expect, test } from "vitest";
import { PIXEL } from "../../../support/browser/insert-image";
import { automationOf, mailStep } from "../../../support/email/automation";
import { enableMarketing } from "../../../support/email/enable-marketing";
import { uploadMailImage } from "../../../support/email/upload-mail-image";
import { removeUploadsOf } from "../../../support/records/remove-uploads-of";
import { bucket, firestore } from "../../../support/suite/admin";
import { suite } from "../../../support/suite/suite";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

const DAY_MS = 24 * 3_600_000;

let tenant: Tenant;
let member: Member;

beforeAll(async () => {
  tenant = await createTenant({ plan: "PRO" });
  member = await tenant.member("member");
});

const publish = async (options = {}) => {
  const { id } = await uploadMailImage(tenant.teamId, options);
  return member.client.email.addMailImage({ body: { id } });
};
const documentWith = (src: string) => ({
  type: "doc" as const,
  content: [{ type: "image" as const, attrs: { src, alt: "", width: null, align: null, href: null } }],
});
const hasObject = async (path: string) => (await bucket.file(path.slice(1)).exists())[0];

/** Runs the clean-up after an image was unused for `days`. Changes the image's time, since it cleans up all teams. */
async function cleanUpAfter(days: number, { id }: { id: string }): Promise<void> {
  const unused_since = new Date(Date.now() - days * DAY_MS).toISOString();
  await firestore.doc(`mail-images/${id}`).update({ unused_since });
  const at = new Date().toISOString();
  const answer = await fetch(`${suite.tickerUrl}/run/abandonedUploads?at=${at}`, { method: "POST" });
  expect(await answer.json()).toMatchObject({ ok: true });
}

test("an image is public and cached forever, with the type of its bytes", async () => {
  const image = await publish({ contentType: "image/gif" });
  expect(image).toMatchObject({ content_type: "image/png", size: PIXEL.length });
  expect(image.url).toMatch(new RegExp(`/images/${image.id}$`));
  const answer = await fetch(image.url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(Buffer.from(await answer.arrayBuffer()).equals(PIXEL)).toBe(true);
  expect((await fetch(image.url, { method: "HEAD" })).headers.get("content-length")).toBe(String(PIXEL.length));
  expect((await fetch(image.url, { method: "POST" })).status).toBe(405);
});

test("unpublished and unknown images are not found", async () => {
  const { id } = await uploadMailImage(tenant.teamId);
  const { url } = await publish();
  const base = url.slice(0, url.lastIndexOf("/"));
  for (const name of [id, randomUUID(), "x"]) {
    const answer = await fetch(`${base}/${name}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
});

describe("refuses", () => {
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>");

  test.each([
    ["what was never uploaded", async () => ({ id: randomUUID() }), 406, "F-PN-0001"],
    ["another team's upload", async () => uploadMailImage((await createTenant()).teamId), 406, "F-PN-0001"],
    [
      "a drawing that says it is an image",
      () => uploadMailImage(tenant.teamId, { content: svg }),
      406,
      "NOT_ACCEPTABLE",
    ],
    [
      "an image of more than 5 MB",
      () => uploadMailImage(tenant.teamId, { content: Buffer.concat([PIXEL], MAX_MAIL_IMAGE_BYTES + 1) }),
      413,
      "PAYLOAD_TOO_LARGE",
    ],
  ])("%s", async (_, upload, status, code) => {
    const { id } = await upload();
    await expect(member.client.email.addMailImage({ body: { id } })).rejects.toMatchObject({ status, code });
  });

  test("an image that is already published", async () => {
    const { id } = await publish();
    await expect(member.client.email.addMailImage({ body: { id } })).rejects.toMatchObject({ status: 409 });
  });
});

test("the clean-up deletes images that were never published, or are unused after a week", async () => {
  const abandoned = await uploadMailImage(tenant.teamId);
  const [shown, inCampaign, logo, unused] = [await publish(), await publish(), await publish(), await publish()];
  const inAutomation = await publish();
  const pathOf = ({ id }: { id: string }) => `/attachment/${tenant.teamId}/email-images/${id}`;
  await member.client.email.createTemplate({
    body: { name: "이미지", subject: "제목", block: documentWith(shown.url) },
  });
  await enableMarketing(tenant);
  await member.client.email.createCampaign({ body: { subject: "제목", email_block: documentWith(inCampaign.url) } });
  const step = mailStep("mail", "news@example.org", { email_block: documentWith(inAutomation.url) });
  await automationOf(member, { actions: [step] });
  const brand = { primary_color: "#0f766e", background_color: "#f4f4f5", font: "system" as const };
  const admin = await tenant.member("admin");
  await admin.client.email.setBrand({ body: { ...brand, logo: { src: logo.url, alt: "", width: 100 } } });

  await removeUploadsOf(tenant.teamId, Date.now() + DAY_MS + 60_000);
  expect(await hasObject(abandoned.path)).toBe(false);
  await cleanUpAfter(6, unused);
  expect((await fetch(unused.url)).status).toBe(200);

  // Simulates a run that died after it marked the image as removed.
  await firestore.doc(`mail-images/${unused.id}`).update({ removed_at: new Date().toISOString() });
  expect((await fetch(unused.url)).status).toBe(404);
  const late = { name: "늦음", subject: "제목", block: documentWith(unused.url) };
  await expect(member.client.email.createTemplate({ body: late })).rejects.toMatchObject({ status: 400 });
  await cleanUpAfter(8, unused);
  expect(await hasObject(pathOf(unused))).toBe(false);
  expect((await firestore.doc(`mail-images/${unused.id}`).get()).exists).toBe(false);
  for (const { url } of [shown, inCampaign, inAutomation, logo]) expect((await fetch(url)).status).toBe(200);
});
