import { expect, test } from "vitest";
import { activeRouter } from "../../support/routing/submission";
import { createTenant } from "../../support/teams/tenant";
import { axeFindings } from "../support/axe-findings";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

const { openAs, problems } = useChromium();

/** A PNG one pixel wider than a favicon may be. A string, because tests have no types of the DOM. */
const DRAWN = `Object.assign(document.createElement("canvas"), { width: 65, height: 64 }).toDataURL().split(",")[1]`;

test("a share link gets an image, a title and a script, and refuses a favicon that is too large", async () => {
  const tenant = await createTenant({ plan: "PRO" });
  const owner = await tenant.member("admin");
  await owner.client.teams.setTeamNeeds({ params: { teamId: tenant.teamId }, body: {} });
  const { id } = await activeRouter(tenant, owner, {
    title: "도입 문의",
    form: {
      metadata: { title: "한빛 상담", description: "하루 안에 연락드려요." },
      components: [{ name: "email", label: "이메일", type: "email" }],
    },
  });
  const page = await openAs(owner, `/routers/${id}`);
  await page.getByRole("button", { name: "공유", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "공유 설정" }).click();

  const dialog = page.getByRole("dialog", { name: "공유 설정" });
  const [favicon, image] = [
    dialog.getByLabel("파비콘").locator("input"),
    dialog.getByLabel("링크 이미지").locator("input"),
  ];
  const png = Buffer.from(String(await page.evaluate(DRAWN)), "base64");
  await favicon.setInputFiles({ name: "favicon.png", mimeType: "image/png", buffer: png });
  await dialog.getByText("파비콘은 64×64px 이하여야 해요.").waitFor();
  await image.setInputFiles({ name: "link.png", mimeType: "image/png", buffer: png });
  await dialog.getByRole("group", { name: "링크 이미지" }).getByRole("button", { name: "삭제" }).waitFor();
  const preview = dialog.getByRole("region", { name: "미리보기" });
  await preview.getByText("한빛 상담", { exact: true }).first().waitFor();
  await preview.getByText("하루 안에 연락드려요.").waitFor();
  expect(await preview.getByText("도입 문의").count()).toBe(0);
  await dialog.getByLabel("사이트 제목").fill("두레 상담");
  await dialog.getByLabel("링크 제목").fill("도입 상담 신청");
  await preview.getByText("도입 상담 신청").waitFor();
  await dialog.getByLabel("스크립트 코드").fill("<script>window.greeting = '안녕'</script>");
  expect(await axeFindings(page, "share settings")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "계속 작성하기" }).click();
  await dialog.getByRole("button", { name: "저장" }).click();
  await dialog.waitFor({ state: "detached" });

  const config = await owner.client.routing.getShareConfig({ params: { id } });
  expect(config).toMatchObject({ site_name: "두레 상담", og_title: "도입 상담 신청", favicon: null });
  expect(Buffer.from(config.script_code ?? "", "base64").toString()).toBe("<script>window.greeting = '안녕'</script>");
  const stored = await fetch(config.og_image?.url ?? "");
  expect([stored.status, stored.headers.get("content-type")]).toEqual([200, "image/png"]);
  expectNo(problems);
}, 120_000);
