import { html, page, table } from "../src/stand-in/html";
import { htmlPage, json, type Reply } from "../src/stand-in/reply";
import type { StandInRequest } from "../src/stand-in/request";
import { route } from "../src/stand-in/router";
import { type LoggedRequest, type RunningStandIn, startServer } from "../src/stand-in/server";
import type { Service } from "../src/stand-in/service";
import { CORPORATIONS } from "./corporations";

const OUTLINE = "/1160100/service/GetCorpBasicInfoService_V2/getCorpOutline_V2";
const BODY_LIMIT_BYTES = 1024;
const MAX_ROWS = 9_999;

/**
 * Starts the stand-in for the public data portal's outline of corporations. Its corporations are shown at `/`.
 * @param port 0 means any free port
 */
export function start({ port }: { port: number }): Promise<RunningStandIn> {
  return startServer({ port, service: createService });
}

const createService = (log: LoggedRequest[]): Service => ({
  routes: [route("GET", OUTLINE, findCorporations), route("GET", "/", corporationsPage)],
  bodyLimitBytes: BODY_LIMIT_BYTES,
  error: (status, message) => json(status, { response: { header: { resultCode: "99", resultMsg: message } } }),
  state: () => ({ log }),
  reset: () => {},
  flush: () => {},
});

/** Finds companies whose name contains a text. Errors have the HTTP status 200; an empty result is an empty string. */
function findCorporations({ query }: StandInRequest): Reply {
  const refuse = (resultCode: string, resultMsg: string) =>
    json(200, { response: { header: { resultCode, resultMsg } } });
  if (!query.get("serviceKey")) return refuse("30", "SERVICE_KEY_IS_NOT_REGISTERED_ERROR");
  if (query.get("resultType") !== "json") return refuse("10", "INVALID_REQUEST_PARAMETER_ERROR");
  const [pageNo, numOfRows] = [numberIn(query, "pageNo", 1), numberIn(query, "numOfRows", 10)];
  if (pageNo < 1 || numOfRows < 1 || numOfRows > MAX_ROWS) return refuse("10", "INVALID_REQUEST_PARAMETER_ERROR");
  const found = CORPORATIONS.filter(({ corpNm, crno }) =>
    query.has("crno") ? crno === query.get("crno") : corpNm.includes(query.get("corpNm") ?? ""),
  );
  const item = found.slice((pageNo - 1) * numOfRows, pageNo * numOfRows);
  return json(200, {
    response: {
      header: { resultCode: "00", resultMsg: "NORMAL SERVICE." },
      body: { numOfRows, pageNo, totalCount: found.length, items: item.length > 0 ? { item } : "" },
    },
  });
}

const numberIn = (query: URLSearchParams, name: string, otherwise: number): number =>
  Number(query.get(name) ?? otherwise) || 0;

function corporationsPage(): Reply {
  const rows = CORPORATIONS.map(({ crno, corpNm, enpRprFnm, enpBsadr }) => [crno, corpNm, enpRprFnm, enpBsadr]);
  return htmlPage(
    page("Corporations", html`<h1>Corporations</h1>${table(["Number", "Name", "Owner", "Address"], rows, "None")}`),
  );
}
