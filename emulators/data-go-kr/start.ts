import { html, page, table } from "../src/stand-in/html";
import { htmlPage, json, type Reply } from "../src/stand-in/reply";
import type { StandInRequest } from "../src/stand-in/request";
import { route } from "../src/stand-in/router";
import { type LoggedRequest, type RunningStandIn, startServer } from "../src/stand-in/server";
import type { Service } from "../src/stand-in/service";
import { CORPORATIONS } from "./corporations";
import { findStatements } from "./find-statements";
import { findWorkplace, findWorkplaces } from "./find-workplaces";
import { portalReply } from "./portal-reply";

const OUTLINE = "/1160100/service/GetCorpBasicInfoService_V2/getCorpOutline_V2";
const STATEMENTS = "/1160100/service/GetFinaStatInfoService_V2/getSummFinaStat_V2";
const WORKPLACES = "/B552015/NpsBplcInfoInqireServiceV2";
const BODY_LIMIT_BYTES = 1024;

/**
 * Starts the stand-in for the public data portal: outlines of corporations, their statements, and the National Pension's
 * workplaces. Its corporations are shown at `/`.
 * @param port 0 means any free port
 */
export function start({ port }: { port: number }): Promise<RunningStandIn> {
  return startServer({ port, service: createService });
}

const createService = (log: LoggedRequest[]): Service => ({
  routes: [
    route("GET", OUTLINE, findCorporations),
    route("GET", STATEMENTS, findStatements),
    route("GET", `${WORKPLACES}/getBassInfoSearchV2`, findWorkplaces),
    route("GET", `${WORKPLACES}/getDetailInfoSearchV2`, findWorkplace),
    route("GET", "/", corporationsPage),
  ],
  bodyLimitBytes: BODY_LIMIT_BYTES,
  error: (status, message) => json(status, { response: { header: { resultCode: "99", resultMsg: message } } }),
  state: () => ({ log }),
  reset: () => {},
  flush: () => {},
});

/** Finds companies whose name contains a text. */
function findCorporations(request: StandInRequest): Reply {
  const { query } = request;
  const found = CORPORATIONS.filter(({ corpNm, crno }) =>
    query.has("crno") ? crno === query.get("crno") : corpNm.includes(query.get("corpNm") ?? ""),
  );
  return portalReply(request, "resultType", found);
}

function corporationsPage(): Reply {
  const rows = CORPORATIONS.map(({ crno, corpNm, enpRprFnm, enpBsadr }) => [crno, corpNm, enpRprFnm, enpBsadr]);
  return htmlPage(
    page("Corporations", html`<h1>Corporations</h1>${table(["Number", "Name", "Owner", "Address"], rows, "None")}`),
  );
}
