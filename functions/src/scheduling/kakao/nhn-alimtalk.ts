import { z } from "zod";
import { nhnAppKey, nhnSecretKey, nhnSenderKey, nhnUrl } from "../../platform/config";
import { KakaoFailed, type KakaoMessage, KakaoRefused, type KakaoRelay } from "./kakao-relay";

const TIMEOUT_MS = 10_000;
const DAY_MS = 86_400_000;

/** NHN's result code for an idempotency key that was used within ten minutes. */
const REPEATED = -1005;

const Result = z.object({ resultCode: z.int(), resultMessage: z.string() });
type Result = z.infer<typeof Result>;
const Sent = z.object({
  header: Result,
  message: z
    .object({ requestId: z.string(), sendResults: z.tuple([Result.extend({ recipientSeq: z.int() })]) })
    .nullish(),
});
const Found = z.object({
  header: Result,
  messageSearchResultResponse: z
    .object({ messages: z.array(z.object({ requestId: z.string(), recipientSeq: z.int() })) })
    .nullish(),
});

/**
 * NHN Cloud's KakaoTalk Bizmessage, Alimtalk v2.3 (docs.nhncloud.com). It refuses a repeated idempotency key for ten
 * minutes. A message whose response was lost is found by its grouping key on the next attempt.
 */
export const nhnAlimtalk: KakaoRelay = async (message) => {
  const known = await find(message.key);
  if (known) return known;
  const { header, message: sent } = Sent.parse(await send(message));
  if (header.resultCode === REPEATED) throw new Error("NHN has accepted this message, but does not list it yet.");
  assertAccepted(header);
  if (!sent) throw new Error("NHN answered without a message.");
  const [result] = sent.sendResults;
  assertAccepted(result);
  return `${sent.requestId}/${result.recipientSeq}`;
};

/** Codes from -1000 to -1999 concern the account, all others the message. */
function assertAccepted({ resultCode, resultMessage }: Result): void {
  if (resultCode === 0) return;
  const isAccount = resultCode <= -1000 && resultCode > -2000;
  throw new (isAccount ? KakaoFailed : KakaoRefused)(`NHN answered ${resultCode} ${resultMessage}`);
}

const send = ({ template, phone, variables, key, rejections }: KakaoMessage) =>
  call("POST", "messages", {
    // A rejected message needs a new idempotency key when it is sent again.
    headers: { "x-nc-api-idempotency-key": `${key}-${rejections}` },
    body: JSON.stringify({
      senderKey: nhnSenderKey.value(),
      templateCode: template,
      recipientList: [{ recipientNo: phone, templateParameter: variables, recipientGroupingKey: key }],
    }),
  });

/** The id of the message with a grouping key, among those of the last day. */
async function find(key: string): Promise<string | undefined> {
  const query = new URLSearchParams({
    recipientGroupingKey: key,
    startCreateDate: inSeoul(Date.now() - DAY_MS),
    endCreateDate: inSeoul(Date.now() + DAY_MS),
  });
  const { header, messageSearchResultResponse } = Found.parse(await call("GET", `messages?${query}`));
  assertAccepted(header);
  const [message] = messageSearchResultResponse?.messages ?? [];
  return message && `${message.requestId}/${message.recipientSeq}`;
}

async function call(method: string, path: string, request: { headers?: Record<string, string>; body?: string } = {}) {
  const response = await fetch(`${nhnUrl.value()}/alimtalk/v2.3/appkeys/${nhnAppKey.value()}/${path}`, {
    ...request,
    method,
    headers: {
      "content-type": "application/json;charset=UTF-8",
      "x-secret-key": nhnSecretKey.value(),
      ...request.headers,
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return response.json();
  // A failed search, or a gateway's error, doesn't say whether the message was rejected.
  const isRejected = method === "POST" && ![502, 504].includes(response.status);
  throw new (isRejected ? KakaoFailed : Error)(`NHN answered HTTP ${response.status}.`);
}

/** yyyy-MM-dd HH:mm on a Korean clock. */
const inSeoul = (ms: number): string => new Date(ms + 9 * 3_600_000).toISOString().slice(0, 16).replace("T", " ");
