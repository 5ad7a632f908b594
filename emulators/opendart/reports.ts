import { type Corporation, numberOf } from "../data-go-kr/corporations";

const comma = (amount: number): string => amount.toLocaleString("en-US");

/** Annual reports are filed up to the year before last. */
const isFiled = (year: number): boolean => year < new Date().getUTCFullYear() - 1;

/** The main accounts of an annual report with three years; amounts have commas, and a missing one is "-". */
export function accountsOf({ crno }: Corporation, year: number) {
  if (!isFiled(year)) return [];
  const number = numberOf(crno);
  const rows = [
    { sj_div: "BS", account_nm: "자산총계", factor: 3 },
    { sj_div: "IS", account_nm: number % 4 === 0 ? "영업수익" : "매출액", factor: 1 },
    { sj_div: "IS", account_nm: "당기순이익(손실)", factor: -0.1 },
  ];
  const amount = (ofYear: number, factor: number) =>
    comma(Math.round((number * 2_000 + (ofYear - 2000) * 300) * 1_000_000 * factor));
  return [
    { fs_div: "CFS", fs_nm: "연결재무제표", times: 2 },
    { fs_div: "OFS", fs_nm: "재무제표", times: 1 },
  ].flatMap(({ times, ...statement }) =>
    rows.map(({ factor, ...account }) => ({
      ...statement,
      ...account,
      bsns_year: String(year),
      thstrm_amount: amount(year, factor * times),
      frmtrm_amount: amount(year - 1, factor * times),
      bfefrmtrm_amount: number === 2 ? "-" : amount(year - 2, factor * times),
    })),
  );
}

/** Employees by division and sex; every fourth company adds rows of totals. */
export function staffOf({ crno }: Corporation, year: number) {
  if (!isFiled(year)) return [];
  const number = numberOf(crno);
  const count = 1_000 + number * 10 + (year - 2000);
  const rows = [
    { fo_bbm: "영업", sexdstn: "남", sm: comma(count) },
    { fo_bbm: "영업", sexdstn: "여", sm: comma(count) },
    { fo_bbm: "연구", sexdstn: "여", sm: "-" },
  ];
  const totals = [
    { fo_bbm: "성별합계", sexdstn: "남", sm: comma(count) },
    { fo_bbm: "성별합계", sexdstn: "여", sm: comma(count) },
  ];
  return number % 4 === 0 ? [...rows, ...totals] : rows;
}
