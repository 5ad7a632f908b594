import type { RegisteredCompany } from "@dure/domain/journeys/company-search";
import { z } from "zod";
import { corporationsKey, corporationsUrl } from "../../platform/config";

const TIMEOUT_MS = 3_000;
const MAX_FOUND = 20;
const PATH = "/1160100/service/GetCorpBasicInfoService_V2/getCorpOutline_V2";

const Corporation = z.object({
  crno: z.string(),
  corpNm: z.string(),
  enpBsadr: z.string().nullish(),
  enpRprFnm: z.string().nullish(),
});

const Answer = z.object({
  response: z.object({
    header: z.object({ resultCode: z.string(), resultMsg: z.string() }),
    /** An empty list of items comes as an empty text. */
    body: z.object({ items: z.union([z.literal(""), z.object({ item: z.array(Corporation) })]) }).optional(),
  }),
});

/**
 * The Financial Services Commission's outline of corporations at Korea's public data portal (data.go.kr, 15043184). It
 * answers its own refusals with HTTP 200 and a code other than 00.
 */
export async function corporationRegistry(name: string): Promise<RegisteredCompany[]> {
  const query = new URLSearchParams({
    serviceKey: corporationsKey.value(),
    pageNo: "1",
    numOfRows: String(MAX_FOUND),
    resultType: "json",
    corpNm: name,
  });
  const response = await fetch(`${corporationsUrl.value()}${PATH}?${query}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  const { header, body } = Answer.parse(await response.json()).response;
  if (header.resultCode !== "00") throw new Error(`The registry answered ${header.resultCode} ${header.resultMsg}`);
  const items = body?.items ? body.items.item : [];
  return [...new Map(items.map((item) => [item.crno, item])).values()].map(toCompany);
}

const toCompany = ({ crno, corpNm, enpBsadr, enpRprFnm }: z.infer<typeof Corporation>): RegisteredCompany => ({
  nice_id: crno,
  name: corpNm,
  address: enpBsadr ?? "",
  owner_name: enpRprFnm ?? "",
});
