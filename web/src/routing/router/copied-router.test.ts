import { newRouter, RouterBody } from "@dure/domain/routing/router/router";
import { expect, it } from "vitest";
import { copiedRouter, hasMeetings } from "./copied-router";

it("copies a router without the booking pages and the banner of the original", () => {
  const banner = { full_path: "form-banner-images/t/abcdefghij-1/image.png", url: "https://dure.kr/image.png" };
  const router = RouterBody.parse({
    ...newRouter("custom", "문의", "default"),
    groups: [
      { id: "sales", value: "sales", props: { linkId: "abcdefghij", assignee_ids: ["kim"] } },
      { id: "hello", value: "hello", type: "text", props: { value: "안녕하세요" } },
    ],
    extra: { primaryColor: "#336699", formBanner: banner },
  });
  const copy = copiedRouter(router, "문의 사본");
  expect(copy).toMatchObject({
    title: "문의 사본",
    groups: [{ props: { linkId: "sales", without_meeting: true, assignee_ids: ["kim"] } }, router.groups[1]],
    extra: { primaryColor: "#336699", formBanner: null },
  });
  expect([hasMeetings(router), hasMeetings(copy)]).toEqual([true, false]);
});
