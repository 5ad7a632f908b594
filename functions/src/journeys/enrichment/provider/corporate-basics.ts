import type { CompanyPart } from "@dure/domain/journeys/company/company-details";
import { z } from "zod";
import { callDataPortal } from "./call-data-portal";
import { dayOf } from "./day-of";

const PATH = "/1160100/service/GetCorpBasicInfoService_V2/getCorpOutline_V2";

const Text = z.coerce
  .string()
  .nullish()
  .transform((text) => text?.trim() ?? "");

/** A corporation as the Financial Services Commission outlines it (data.go.kr, 15043184). */
const Outline = z.object({
  crno: z.string(),
  corpNm: z.string(),
  enpBsadr: Text,
  enpDtadr: Text,
  enpRprFnm: Text,
  enpHmpgUrl: Text,
  enpTlno: Text,
  enpEstbDt: Text,
  enpMainBizNm: Text,
  smenpYn: Text,
  bzno: Text,
  fssCorpUnqNo: Text,
});
export type Outline = z.infer<typeof Outline>;

/** Outlines by a part of the name, or by the number; each corporation once. */
export async function findOutlines(
  by: { corpNm: string } | { crno: string },
  numOfRows: number,
  signal: AbortSignal,
): Promise<Outline[]> {
  const found = await callDataPortal(
    PATH,
    { numOfRows: String(numOfRows), resultType: "json", ...by },
    Outline,
    signal,
  );
  return [...new Map(found.map((item) => [item.crno, item])).values()];
}

export const partOfOutline = (outline: Outline): CompanyPart => ({
  name: outline.corpNm,
  address: [outline.enpBsadr, outline.enpDtadr].filter(Boolean).join(" "),
  owner_name: outline.enpRprFnm,
  scale: { Y: "중소기업", N: "중견·대기업" }[outline.smenpYn] ?? "",
  etb_date: dayOf(outline.enpEstbDt),
  main_product: outline.enpMainBizNm,
  phone_number: outline.enpTlno,
  website_url: outline.enpHmpgUrl,
});
