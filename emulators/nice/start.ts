import { CORPORATIONS, numberOf } from "../data-go-kr/corporations";
import { json, type Reply } from "../src/stand-in/reply";
import { bearerToken, objectBody, type StandInRequest } from "../src/stand-in/request";
import { route } from "../src/stand-in/router";
import { type LoggedRequest, type RunningStandIn, startServer } from "../src/stand-in/server";
import type { Service } from "../src/stand-in/service";
import { isRecord } from "../src/stand-in/values";

const BODY_LIMIT_BYTES = 4096;
const MILLION = 1_000_000;
/** The number of the first company that the bureau has details of. */
const FIRST_SOLD = 30;

/**
 * Starts the stand-in for a paid credit bureau that speaks the protocol of NICE's gateway, which refuses in the body of
 * an HTTP 200. The key "wrong" is refused.
 * @param port 0 means any free port
 */
export function start({ port }: { port: number }): Promise<RunningStandIn> {
  return startServer({ port, service: createService });
}

const createService = (log: LoggedRequest[]): Service => ({
  routes: [route("POST", "/api/v1/corporation/detail", detail)],
  bodyLimitBytes: BODY_LIMIT_BYTES,
  error: (status, message) => json(status, answer("1900", message, { rsp_cd: "" })),
  state: () => ({ log }),
  reset: () => {},
  flush: () => {},
});

const answer = (GW_RSLT_CD: string, GW_RSLT_MSG: string, dataBody: object) => ({
  dataHeader: { GW_RSLT_CD, GW_RSLT_MSG },
  dataBody,
});

function detail(request: StandInRequest): Reply {
  const key = bearerToken(request);
  if (!key || key === "wrong") return json(200, answer("1800", "인증에 실패했습니다.", { rsp_cd: "" }));
  const { dataBody } = objectBody(request);
  const crno = isRecord(dataBody) ? String(dataBody.crno ?? "") : "";
  const company = CORPORATIONS.find((one) => one.crno === crno);
  if (!company || numberOf(crno) < FIRST_SOLD) return json(200, answer("1200", "정상", { rsp_cd: "P404" }));
  const number = numberOf(crno);
  const last = new Date().getUTCFullYear() - 1;
  const years = [last, last - 1, last - 2].map((year, place) => ({
    ...{ year, employees: String(40 + number - place) },
    ...{ sales: String((900 + number - place) * MILLION), net_profit: String((90 + number - place) * MILLION) },
  }));
  const facts = { scale: "중소기업", founded: company.enpEstbDt, email: `info@company${number}.example` };
  return json(200, answer("1200", "정상", { rsp_cd: "P000", ...facts, years }));
}
