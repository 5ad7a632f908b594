import type { Reply } from "../src/stand-in/reply";
import type { StandInRequest } from "../src/stand-in/request";
import { CORPORATIONS, numberOf } from "./corporations";
import { portalReply } from "./portal-reply";

/** Statements of the company alone and, for every third company, of its group. */
const BASES = [
  { fnclDcd: "120", fnclDcdNm: "별도요약재무제표", factor: 1 },
  { fnclDcd: "110", fnclDcdNm: "연결요약재무제표", factor: 2 },
];

/** A company's summary statements of one year, up to last year. */
export function findStatements(request: StandInRequest): Reply {
  const { query } = request;
  const [crno, year] = [query.get("crno") ?? "", Number(query.get("bizYear"))];
  const known = CORPORATIONS.some((one) => one.crno === crno) && year < new Date().getUTCFullYear();
  const number = numberOf(crno);
  const bases = number % 3 === 0 ? BASES : BASES.slice(0, 1);
  const found = bases.map(({ fnclDcd, fnclDcdNm, factor }) => ({
    basDt: `${year}1231`,
    bizYear: String(year),
    crno,
    curCd: "KRW",
    fnclDcd,
    fnclDcdNm,
    enpSaleAmt: String(saleAmount(number, year) * factor),
    enpBzopPft: String(saleAmount(number, year) / 10),
    enpCrtmNpf: String((saleAmount(number, year) / 20) * factor),
  }));
  return portalReply(request, "resultType", known ? found : []);
}

/** Invented sales, which grow year by year. */
const saleAmount = (number: number, year: number): number => (number * 1_000 + (year - 2000) * 100) * 1_000_000;
