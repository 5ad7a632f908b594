import { describe, expect, it } from "vitest";
import { originOf } from "./origin";

describe("originOf", () => {
  it("keeps campaign and visitor, and nothing else", () =>
    expect(originOf("?utm_source=kakao&utm_term=&utm_other=x&visitor_id=v1&name=a")).toEqual({
      utm: { utm_source: "kakao" },
      visitor_id: "v1",
    }));

  it("says nothing where the link says nothing", () => expect(originOf("")).toEqual({}));
});
