import type { HistoryEntry } from "@dure/domain/journeys/company/company-details";
import { z } from "zod";
import { niceKey, niceUrl } from "../../../platform/config";
import { isKeySet } from "../../../platform/is-key-set";
import { amountOf } from "./amount-of";
import type { CompanyProvider } from "./company-provider";
import { dayOf } from "./day-of";

const PATH = "/api/v1/corporation/detail";
const GATEWAY_OK = "1200";
const OK = "P000";
const UNKNOWN = "P404";

const Text = z.coerce
  .string()
  .nullish()
  .transform((text) => text?.trim() ?? "");

const Year = z.object({ year: z.coerce.string().regex(/^\d{4}$/), employees: Text, sales: Text, net_profit: Text });

const Answer = z.object({
  dataHeader: z.object({ GW_RSLT_CD: z.string(), GW_RSLT_MSG: z.string().default("") }),
  dataBody: z.object({
    rsp_cd: z.string(),
    ...{ scale: Text, founded: Text, product: Text, tel: Text, homepage: Text, email: Text },
    years: z.array(Year).default([]),
  }),
});
type Body = z.infer<typeof Answer>["dataBody"];

/**
 * A paid credit bureau that speaks NICE's protocol. It has details of companies that publish nothing, and fills the
 * gaps of the public sources.
 */
export const nice: CompanyProvider = {
  name: "nice",
  timeoutMs: 8_000,
  isConfigured: () => isKeySet(niceKey.value()),
  read: async ({ niceId: crno }, _, signal) => {
    const response = await fetch(`${niceUrl.value()}${PATH}`, {
      ...{ method: "POST", signal },
      headers: { "content-type": "application/json", authorization: `bearer ${niceKey.value()}` },
      body: JSON.stringify({ dataHeader: { CNTY_CD: "ko" }, dataBody: { crno } }),
    });
    if (!response.ok) throw new Error(`NICE answered HTTP ${response.status}.`);
    const { dataHeader, dataBody } = Answer.parse(await response.json());
    if (dataHeader.GW_RSLT_CD !== GATEWAY_OK)
      throw new Error(`NICE answered ${dataHeader.GW_RSLT_CD} ${dataHeader.GW_RSLT_MSG}`);
    if (dataBody.rsp_cd === UNKNOWN) return undefined;
    if (dataBody.rsp_cd !== OK) throw new Error(`NICE answered ${dataBody.rsp_cd}`);
    return partOfNice(dataBody);
  },
};

/** The bureau's figures are of the company alone, not consolidated. */
export function partOfNice({ scale, founded, product, tel, homepage, email, years }: Body) {
  const history = (of: "employees" | "sales" | "net_profit", basis: HistoryEntry["basis"]): HistoryEntry[] =>
    years.flatMap((year) => {
      const value = amountOf(year[of]);
      return value === undefined ? [] : [{ period: year.year, value, basis, provider: "nice" as const }];
    });
  return {
    ...{ scale, etb_date: dayOf(founded), main_product: product, phone_number: tel, website_url: homepage, email },
    emp_history: history("employees", null),
    ...{ revenue_history: history("sales", "separate"), sales_history: history("sales", "separate") },
    net_profit_history: history("net_profit", "separate"),
  };
}
