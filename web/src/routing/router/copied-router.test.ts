import { newRouter, RouterBody } from "@dure/domain/routing/router/router";
import { expect, it } from "vitest";
import { copiedRouter, hasMeetings, withoutRefused } from "./copied-router";

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

it("leaves out what its maker was refused, and nothing else", () => {
  const told = { form_submission_noti_setting: { slack_channel: "영업" } };
  const router = RouterBody.parse({
    ...newRouter("custom", "문의", "default"),
    form_field_mapping: { name: "lead:deal_name", code: "lead:gone" },
    groups: ["sales", "hello"].map((id) => ({ id, value: id, type: "text", props: { value: "안녕하세요", ...told } })),
  });
  const copy = withoutRefused(router, [{ target: "code" }, { target: "sales" }]);
  expect(copy).toEqual({
    ...router,
    form_field_mapping: { name: "lead:deal_name" },
    groups: [
      { ...router.groups[0], props: { ...router.groups[0]?.props, form_submission_noti_setting: null } },
      router.groups[1],
    ],
  });
  expect(withoutRefused(router, [{ target: "default" }]).default.settings).toMatchObject({
    form_submission_noti_setting: null,
  });
});
