import { json, type Reply } from "../src/stand-in/reply";
import type { StandInRequest } from "../src/stand-in/request";

const MAX_ROWS = 9_999;

/** The portal's own refusals are XML with HTTP 200, whatever format was requested. */
export const portalFault = (code: string, message: string): Reply => ({
  status: 200,
  headers: { "content-type": "text/xml;charset=UTF-8" },
  body: `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>${message}</returnAuthMsg><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`,
});

export const serviceFault = (resultCode: string, resultMsg: string): Reply =>
  json(200, { response: { header: { resultCode, resultMsg } } });

/**
 * A page of items in the portal's envelope: an empty list is "", and a list of one item is the item itself.
 * @param format the parameter that asks for JSON, by its service's spelling
 */
export function portalReply({ query }: StandInRequest, format: "resultType" | "dataType", all: object[]): Reply {
  if (!query.get("serviceKey")) return portalFault("30", "SERVICE_KEY_IS_NOT_REGISTERED_ERROR");
  if (query.get(format) !== "json") return serviceFault("10", "INVALID_REQUEST_PARAMETER_ERROR");
  const [pageNo, numOfRows] = [numberIn(query, "pageNo", 1), numberIn(query, "numOfRows", 10)];
  if (pageNo < 1 || numOfRows < 1 || numOfRows > MAX_ROWS) return serviceFault("10", "INVALID_REQUEST_PARAMETER_ERROR");
  const item = all.slice((pageNo - 1) * numOfRows, pageNo * numOfRows);
  const items = item.length === 0 ? "" : { item: item.length === 1 ? item[0] : item };
  return json(200, {
    response: {
      header: { resultCode: "00", resultMsg: "NORMAL SERVICE." },
      body: { numOfRows, pageNo, totalCount: all.length, items },
    },
  });
}

const numberIn = (query: URLSearchParams, name: string, otherwise: number): number =>
  Number(query.get(name) ?? otherwise) || 0;
