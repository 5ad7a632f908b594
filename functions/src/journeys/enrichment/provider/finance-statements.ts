import type { HistoryEntry, StatementBasis } from "@dure/domain/journeys/company/company-details";
import { z } from "zod";
import { corporationsKey } from "../../../platform/config";
import { isKeySet } from "../../../platform/is-key-set";
import { amountOf } from "./amount-of";
import { callDataPortal } from "./call-data-portal";
import type { CompanyProvider } from "./company-provider";

const PATH = "/1160100/service/GetFinaStatInfoService_V2/getSummFinaStat_V2";
/** Last year's statements are published in spring, so one more year is requested than is shown. */
const YEARS = 4;
const CONSOLIDATED = "110";

const Statement = z.object({
  bizYear: z.coerce.string(),
  fnclDcd: z.coerce.string(),
  enpSaleAmt: z.coerce.string().nullish(),
  enpCrtmNpf: z.coerce.string().nullish(),
});
type Statement = z.infer<typeof Statement>;

/**
 * Summary statements of the Financial Services Commission, one year a call; they include audited unlisted companies.
 */
export const financeStatements: CompanyProvider = {
  name: "finance-statements",
  timeoutMs: 8_000,
  isConfigured: () => isKeySet(corporationsKey.value()),
  read: async ({ niceId }, now, signal) => {
    const last = Number(now.slice(0, 4)) - 1;
    const years = Array.from({ length: YEARS }, (_, index) => String(last - index));
    const ask = (bizYear: string) =>
      callDataPortal(PATH, { numOfRows: "10", resultType: "json", crno: niceId, bizYear }, Statement, signal);
    const found = (await Promise.all(years.map(ask))).flat();
    return found.length > 0 ? partOfStatements(found) : undefined;
  },
};

/** Consolidated figures if there are any, else those of the company alone; sales are always of the company alone. */
export function partOfStatements(found: readonly Statement[]) {
  const years = [...new Set(found.map(({ bizYear }) => bizYear))];
  const of = (year: string, basis: StatementBasis) =>
    found.find(({ bizYear, fnclDcd }) => bizYear === year && (fnclDcd === CONSOLIDATED) === (basis === "consolidated"));
  const history = (bases: readonly StatementBasis[], amount: "enpSaleAmt" | "enpCrtmNpf") =>
    years.flatMap((period): HistoryEntry[] => {
      const basis = bases.find((one) => amountOf(of(period, one)?.[amount]) !== undefined);
      const value = basis && amountOf(of(period, basis)?.[amount]);
      return basis && value !== undefined ? [{ period, value, basis, provider: "finance-statements" }] : [];
    });
  return {
    revenue_history: history(["consolidated", "separate"], "enpSaleAmt"),
    sales_history: history(["separate"], "enpSaleAmt"),
    net_profit_history: history(["consolidated", "separate"], "enpCrtmNpf"),
  };
}
