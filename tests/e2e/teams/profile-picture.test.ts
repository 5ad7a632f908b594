import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { suite } from "../../support/suite/suite";
import { createTenant, type Member } from "../../support/teams/tenant";
import { expectNo } from "../support/person";
import { useChromium } from "../support/use-chromium";

let member: Member;
let colleague: Member;
const { openAs, problems } = useChromium();

beforeAll(async () => {
  const tenant = await createTenant();
  [member, colleague] = [await tenant.member(), await tenant.member()];
});

test("a picture is chosen, cropped to a square, shown to colleagues, and removed", async () => {
  const page = await settingsOf(member);
  const alert = page.getByRole("alert");
  const says = (words: string) => alert.filter({ hasText: words }).waitFor();
  await choose(page, "image/gif", Buffer.from("GIF89a"));
  await says("JPEG, PNG, WebP 이미지를 선택해 주세요.");
  await choose(page, "image/jpeg", Buffer.alloc(5 * 1024 * 1024 + 1));
  await says("5MB보다 커요");
  await choose(page, "image/png", Buffer.from("no image"));
  await says("읽을 수 없는 파일");

  const png = await stripes(page);
  await page.route(UPLOADS, (route) =>
    route.fulfill({ status: 403, headers: { "access-control-allow-origin": "*" }, body: "{}" }),
  );
  await choose(page, "image/png", png);
  await says("F-PN-0001");
  await page.unroute(UPLOADS);

  await choose(page, "image/png", png);
  await page.getByRole("button", { name: "사진 변경" }).waitFor();
  expect(await alert.count()).toBe(0);
  expect(await sizeIfGreen(page)).toEqual({ width: 256, height: 256 });

  const other = await settingsOf(colleague);
  await other.goto(`${suite.appUrl}/settings/members`);
  await other.locator("main table img").waitFor();
  await page.getByRole("button", { name: "삭제" }).click();
  await page.getByRole("button", { name: "사진 선택" }).waitFor();
  await other.locator("main table img").waitFor({ state: "detached" });
  expectNo(problems);
});

const UPLOADS = /users%2Fpictures/;

async function settingsOf(member: Member): Promise<Page> {
  const page = await openAs(member, "/settings/profile");
  await page.getByRole("button", { name: "사진 선택" }).waitFor();
  return page;
}

const choose = (page: Page, mimeType: string, buffer: Buffer) =>
  page.locator("input[type=file]").setInputFiles({ name: "picture", mimeType, buffer });

/** A PNG twice as wide as high: green in the middle, red on both sides. */
async function stripes(page: Page): Promise<Buffer> {
  const url = await page.evaluate(`(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 600, height: 300 });
    const context = canvas.getContext("2d");
    for (const [color, x, width] of [["red", 0, 600], ["lime", 150, 300]]) {
      context.fillStyle = color;
      context.fillRect(x, 0, width, 300);
    }
    return canvas.toDataURL("image/png");
  })()`);
  return Buffer.from(String(url).split(",")[1] ?? "", "base64");
}

/** The size of the picture on the page, once it is loaded and contains no red. */
async function sizeIfGreen(page: Page) {
  const address = await page.locator("main img").getAttribute("src");
  return page.evaluate(`(async () => {
    const image = await createImageBitmap(await (await fetch(${JSON.stringify(address)})).blob());
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const reds = data.filter((_, at) => at % 4 === 0);
    return reds.some((red) => red > 60) ? "red" : { width, height };
  })()`);
}
