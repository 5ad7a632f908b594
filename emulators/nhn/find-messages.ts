import { json, type Reply } from "../src/stand-in/reply";
import type { StandInRequest } from "../src/stand-in/request";
import { answer, authorize, refusal } from "./nhn-answer";
import type { KakaoMessage, NhnState } from "./state";

const DAY_MS = 86_400_000;
const KOREA_MS = 9 * 3_600_000;
const MAX_DAYS = 30;

/** `GET …/messages` by request id, or by creation time and the recipient's number or grouping key. */
export function findMessages({ messages }: NhnState, request: StandInRequest): Reply {
  authorize(request);
  const { query } = request;
  const requestId = query.get("requestId");
  const range = requestId ? undefined : readRange(query);
  const found = messages.filter(
    (one) =>
      (!requestId || one.requestId === requestId) &&
      (!range || (Date.parse(one.createdAt) >= range.from && Date.parse(one.createdAt) <= range.to)) &&
      isWanted(one, query),
  );
  return json(200, {
    ...answer(0),
    messageSearchResultResponse: { messages: found.map(toAnswer), totalCount: found.length },
  });
}

export function getMessage({ messages }: NhnState, request: StandInRequest): Reply {
  authorize(request);
  const { requestId, recipientSeq } = request.params;
  const message = messages.find((one) => one.requestId === requestId && String(one.recipientSeq) === recipientSeq);
  if (!message) throw refusal(-1016, "Message is not found");
  return json(200, { ...answer(0), message: toAnswer(message) });
}

const isWanted = (message: KakaoMessage, query: URLSearchParams): boolean =>
  (["recipientNo", "recipientGroupingKey", "templateCode", "senderKey"] as const).every((name) => {
    const wanted = query.get(name);
    return wanted === null || message[name] === wanted;
  });

function readRange(query: URLSearchParams): { from: number; to: number } {
  const [from, to] = [readTime(query.get("startCreateDate")), readTime(query.get("endCreateDate"))];
  if (to < from || to - from > MAX_DAYS * DAY_MS) throw refusal(4, "The dates must be at most 30 days apart.");
  return { from, to };
}

/** Local time in Korea, as yyyy-MM-dd HH:mm. */
function readTime(value: string | null): number {
  const at = Date.parse(`${value?.replace(" ", "T")}:00Z`) - KOREA_MS;
  if (Number.isNaN(at)) throw refusal(4, "requestId, or startCreateDate and endCreateDate, are needed.");
  return at;
}

const toAnswer = ({ templateParameter: _, createdAt, ...message }: KakaoMessage) => ({
  ...message,
  createDate: new Date(Date.parse(createdAt) + KOREA_MS).toISOString().slice(0, 19).replace("T", " "),
  resultCode: "1000",
  resultCodeName: "성공",
});
