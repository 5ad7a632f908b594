import type { Reply } from "../src/stand-in/reply";
import type { StandInRequest } from "../src/stand-in/request";
import { CORPORATIONS, numberOf } from "./corporations";
import { portalReply } from "./portal-reply";

const MONTHS = 12;

/**
 * Workplaces of the National Pension by name and the first six digits of the tax number: one row for each of the last twelve
 * months. Parameters are spelt in camel case only; others find nothing.
 */
export function findWorkplaces(request: StandInRequest): Reply {
  const { query } = request;
  const [name, digits] = [query.get("wkplNm"), query.get("bzowrRgstNo") ?? ""];
  const found = CORPORATIONS.filter(
    ({ corpNm, bzno }) => name !== null && corpNm.replace("(주)", "") === name && bzno.startsWith(digits),
  );
  const rows = found.flatMap((company) =>
    Array.from({ length: MONTHS }, (_, back) => ({
      seq: String(numberOf(company.crno) * 100 + back),
      dataCrtYm: monthBack(back),
      wkplNm: company.corpNm,
      bzowrRgstNo: `${company.bzno.slice(0, 6)}****`,
      wkplJnngStcd: "1",
      wkplRoadNmDtlAddr: company.enpBsadr,
    })),
  );
  return portalReply(request, "dataType", rows);
}

/** The number of insured people of a workplace in the month of a row. */
export function findWorkplace(request: StandInRequest): Reply {
  const seq = Number(request.query.get("seq"));
  const [number, back] = [Math.floor(seq / 100), seq % 100];
  const detail = {
    seq: String(seq),
    jnngpCnt: number * 10 + (MONTHS - back),
    crrmmNtcAmt: 1_000_000,
    scsnDt: "00010101",
  };
  return portalReply(request, "dataType", CORPORATIONS[number - 1] && back < MONTHS ? [detail] : []);
}

/** A month as YYYYMM; the newest one is the last month. */
function monthBack(back: number): string {
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - back, 1));
  return month.toISOString().slice(0, 7).replace("-", "");
}
