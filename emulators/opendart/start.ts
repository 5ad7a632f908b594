import { CORPORATIONS, type Corporation, dartCode, filesReports, numberOf } from "../data-go-kr/corporations";
import { json, type Reply } from "../src/stand-in/reply";
import type { StandInRequest } from "../src/stand-in/request";
import { type Handler, route } from "../src/stand-in/router";
import { type LoggedRequest, type RunningStandIn, startServer } from "../src/stand-in/server";
import type { Service } from "../src/stand-in/service";
import { accountsOf, staffOf } from "./reports";
import { zipOf } from "./zip-of";

const BODY_LIMIT_BYTES = 1024;
const KEY_LENGTH = 40;

/**
 * Starts the stand-in for OpenDART. Every answer has the HTTP status 200, with a status of its own in the body.
 * @param port 0 means any free port
 */
export function start({ port }: { port: number }): Promise<RunningStandIn> {
  return startServer({ port, service: createService });
}

const createService = (log: LoggedRequest[]): Service => ({
  routes: [
    route("GET", "/api/corpCode.xml", listCompanies),
    route("GET", "/api/company.json", withKey(ofCompany((company) => answer(companyOf(company))))),
    route("GET", "/api/fnlttSinglAcnt.json", withKey(ofCompany((company, year) => listOf(accountsOf(company, year))))),
    route("GET", "/api/empSttus.json", withKey(ofCompany((company, year) => listOf(staffOf(company, year))))),
  ],
  bodyLimitBytes: BODY_LIMIT_BYTES,
  error: (status, message) => json(status, { status: "900", message }),
  state: () => ({ log }),
  reset: () => {},
  flush: () => {},
});

const filers = CORPORATIONS.filter(({ crno }) => filesReports(numberOf(crno)));

const answer = (body: object): Reply => json(200, { status: "000", message: "정상", ...body });
const refusal = (status: string, message: string): Reply => json(200, { status, message });
const noData = () => refusal("013", "조회된 데이타가 없습니다.");
const listOf = (list: object[]): Reply => (list.length > 0 ? answer({ list }) : noData());

const hasKey = ({ query }: StandInRequest): boolean => query.get("crtfc_key")?.length === KEY_LENGTH;

const withKey =
  (handler: Handler): Handler =>
  (request) =>
    hasKey(request) ? handler(request) : refusal("010", "등록되지 않은 키입니다.");

const ofCompany =
  (reply: (company: Corporation, year: number) => Reply): Handler =>
  ({ query }) => {
    const company = filers.find(({ crno }) => dartCode(numberOf(crno)) === query.get("corp_code"));
    return company ? reply(company, Number(query.get("bsns_year"))) : noData();
  };

/**
 * All companies as a ZIP of one XML file; a refusal is bare XML. The list has no other number of a company than its
 * code.
 */
function listCompanies(request: StandInRequest): Reply {
  if (!hasKey(request))
    return {
      status: 200,
      headers: { "content-type": "application/xml;charset=UTF-8" },
      body: '<?xml version="1.0" encoding="UTF-8"?><result><status>010</status><message>등록되지 않은 키입니다.</message></result>',
    };
  const entries = filers.map(({ crno, corpNm }) => {
    const name = corpNm.replace("(주)", "");
    return `<list>\n<corp_code>${dartCode(numberOf(crno))}</corp_code>\n<corp_name>${name}</corp_name>\n<stock_code> </stock_code>\n<modify_date>20260101</modify_date>\n</list>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<result>\n${entries.join("\n")}\n</result>`;
  return {
    status: 200,
    headers: { "content-type": "application/x-msdownload;charset=UTF-8" },
    body: zipOf("CORPCODE.xml", xml),
  };
}

const companyOf = ({
  crno,
  corpNm,
  corpEnsnNm,
  enpRprFnm,
  enpBsadr,
  enpHmpgUrl,
  enpTlno,
  enpEstbDt,
  bzno,
}: Corporation) => ({
  corp_code: dartCode(numberOf(crno)),
  corp_name: corpNm.replace("(주)", ""),
  corp_name_eng: corpEnsnNm,
  ceo_nm: enpRprFnm,
  corp_cls: "E",
  jurir_no: crno,
  bizr_no: bzno,
  adres: enpBsadr,
  hm_url: enpHmpgUrl,
  phn_no: enpTlno,
  est_dt: enpEstbDt,
  acc_mt: "12",
});
