import { describe, expect, it } from "vitest";
import { originOf, prefilled } from "./prefill";

describe("prefilled", () => {
  it("takes the answers that a link gives", () => {
    const query = new URLSearchParams({
      name: " 김하늘 ",
      email: "ha@example.com",
      company: "두레",
      note: "안녕하세요",
    });
    expect(prefilled(`?${query}`)).toEqual({
      name: "김하늘",
      email: "ha@example.com",
      dialCode: "+82",
      phone: "",
      company: "두레",
      note: "안녕하세요",
    });
  });

  it.each([
    ["%2B82 10-1234-5678", "+82", "10-1234-5678"],
    ["82-1012345678", "+82", "1012345678"],
    ["%2B852 5123 4567", "+852", "5123 4567"],
    ["1-4155550100", "+1", "4155550100"],
    ["010-1234-5678", "+82", "010-1234-5678"],
    ["", "+82", ""],
  ])("reads the phone number %j", (text, dialCode, phone) =>
    expect(prefilled(`?phone=${text}`)).toMatchObject({ dialCode, phone }),
  );

  it("cuts what is too long", () => expect(prefilled(`?name=${"가".repeat(200)}`).name).toHaveLength(100));
});

describe("originOf", () => {
  it("keeps campaign and visitor, and nothing else", () =>
    expect(originOf("?utm_source=kakao&utm_term=&utm_other=x&visitor_id=v1&name=a")).toEqual({
      utm: { utm_source: "kakao" },
      visitor_id: "v1",
    }));

  it("says nothing where the link says nothing", () => expect(originOf("")).toEqual({}));
});
