import type { HistoryEntry, StatementBasis } from "@dure/domain/journeys/company/company-details";
import { z } from "zod";
import { openDartKey } from "../../../platform/config";
import { isKeySet } from "../../../platform/is-key-set";
import { amountOf } from "../provider/amount-of";
import type { CompanyProvider } from "../provider/company-provider";
import { dayOf } from "../provider/day-of";
import { callOpenDart } from "./call-open-dart";
import { findCorpCode } from "./find-corp-code";

const ANNUAL_REPORT = "11011";
const YEARS = 3;

const Amount = z.string().nullish();
const Account = z.object({
  fs_div: z.enum(["CFS", "OFS"]),
  sj_div: z.string(),
  account_nm: z.string(),
  thstrm_amount: Amount,
  frmtrm_amount: Amount,
  bfefrmtrm_amount: Amount,
});
type Account = z.infer<typeof Account>;
const Accounts = z.object({ list: z.array(Account) });

const Staff = z.object({ fo_bbm: z.string().default(""), sexdstn: z.string().default(""), sm: z.string().nullish() });
type Staff = z.infer<typeof Staff>;
const StaffList = z.object({ list: z.array(Staff) });

/** Statements and staff of companies that file reports with the Financial Supervisory Service. */
export const openDart: CompanyProvider = {
  name: "open-dart",
  timeoutMs: 12_000,
  isConfigured: () => isKeySet(openDartKey.value()),
  read: async (identity, now, signal) => {
    const company = await findCorpCode(identity, signal);
    if (!company) return undefined;
    const last = Number(now.slice(0, 4)) - 1;
    const [accounts, staff] = await Promise.all([
      latestAccounts(company.corp_code, last, signal),
      staffOfYears(company.corp_code, last, signal),
    ]);
    return {
      address: company.adres,
      owner_name: company.ceo_nm,
      phone_number: company.phn_no,
      website_url: company.hm_url,
      etb_date: dayOf(company.est_dt),
      emp_history: staff,
      ...(accounts && partOfAccounts(accounts.list, accounts.year)),
    };
  },
};

/** The newest annual report, which covers three years. Until spring, last year's report doesn't exist yet. */
async function latestAccounts(corp_code: string, last: number, signal: AbortSignal) {
  for (const year of [last, last - 1]) {
    const query = { corp_code, bsns_year: String(year), reprt_code: ANNUAL_REPORT };
    const found = await callOpenDart("fnlttSinglAcnt.json", query, Accounts, signal);
    if (found) return { list: found.list, year };
  }
  return undefined;
}

const REVENUE = ["매출액", "수익(매출액)", "영업수익", "매출"];
const NET_PROFIT = ["당기순이익", "당기순이익(손실)", "당기순이익(손실)(세후)"];
const BASIS: Record<StatementBasis, Account["fs_div"]> = { consolidated: "CFS", separate: "OFS" };

/** The last three years of an annual report: consolidated figures if there are any, else those of the company alone. */
export function partOfAccounts(list: readonly Account[], year: number) {
  const history = (names: readonly string[], bases: readonly StatementBasis[]): HistoryEntry[] => {
    const basis = bases.find((one) => accountOf(list, names, one));
    const account = basis && accountOf(list, names, basis);
    if (!account || !basis) return [];
    const amounts = [account.bfefrmtrm_amount, account.frmtrm_amount, account.thstrm_amount].map(amountOf);
    return amounts.flatMap((value, index) =>
      value === undefined ? [] : [{ period: String(year - 2 + index), value, basis, provider: "open-dart" as const }],
    );
  };
  return {
    revenue_history: history(REVENUE, ["consolidated", "separate"]),
    sales_history: history(REVENUE, ["separate"]),
    net_profit_history: history(NET_PROFIT, ["consolidated", "separate"]),
  };
}

const accountOf = (list: readonly Account[], names: readonly string[], basis: StatementBasis): Account | undefined =>
  list.find(
    ({ fs_div, sj_div, account_nm }) =>
      fs_div === BASIS[basis] && sj_div.endsWith("IS") && names.includes(account_nm.replace(/\s/g, "")),
  );

async function staffOfYears(corp_code: string, last: number, signal: AbortSignal): Promise<HistoryEntry[]> {
  const years = Array.from({ length: YEARS }, (_, index) => String(last - index));
  const lists = await Promise.all(
    years.map((bsns_year) =>
      callOpenDart("empSttus.json", { corp_code, bsns_year, reprt_code: ANNUAL_REPORT }, StaffList, signal),
    ),
  );
  return lists.flatMap((found, index): HistoryEntry[] => {
    const value = found && headcount(found.list);
    return value === undefined ? [] : [{ period: years[index] ?? "", value, basis: null, provider: "open-dart" }];
  });
}

const TOTAL = /합계|총계|전체/;

/** The number of all employees. If a report has rows of totals besides its divisions, only the totals are summed up. */
export function headcount(rows: readonly Staff[]): number | undefined {
  const totals = rows.filter(({ fo_bbm }) => TOTAL.test(fo_bbm));
  const counts = (totals.length > 0 ? totals : rows)
    .map(({ sm }) => amountOf(sm))
    .filter((count) => count !== undefined);
  return counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : undefined;
}
