import { describe, expect, it } from "vitest";
import { originOf } from "./origin";

describe("originOf", () => {
  it("keeps only the campaign and the visitor", () =>
    expect(originOf("?utm_source=kakao&utm_term=&utm_other=x&visitor_id=v1&name=a")).toEqual({
      utm: { utm_source: "kakao" },
      visitor_id: "v1",
    }));

  it("is empty for a link without parameters", () => expect(originOf("")).toEqual({}));
});
