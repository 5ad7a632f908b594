import { z } from "zod";
import { nhnAppKey, nhnSecretKey, nhnSenderKey, nhnUrl } from "../../platform/config";
import { KakaoFailed, type KakaoMessage, KakaoRefused, type KakaoRelay } from "./kakao-relay";

const TIMEOUT_MS = 10_000;
const DAY_MS = 86_400_000;

/** What NHN answers when it got the same idempotency key within ten minutes. */
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
 * NHN Cloud's KakaoTalk Bizmessage, Alimtalk v2.3 (docs.nhncloud.com). It refuses an idempotency key for ten minutes, and
 * finds messages by the grouping key that they carry: one whose answer was not heard is found there on the next try.
 */
export const nhnAlimtalk: KakaoRelay = async (message) => {
  const known = await find(message.key);
  if (known) return known;
  const { header, message: sent } = Sent.parse(await send(message));
  if (header.resultCode === REPEATED) throw new Error("NHN has heard of this message, but does not show it yet.");
  assertTaken(header);
  if (!sent) throw new Error("NHN answered without a message.");
  const [result] = sent.sendResults;
  assertTaken(result);
  return `${sent.requestId}/${result.recipientSeq}`;
};

/** Codes from -1000 down to -1999 are about our account, all others about the message. */
function assertTaken({ resultCode, resultMessage }: Result): void {
  if (resultCode === 0) return;
  const isAccount = resultCode <= -1000 && resultCode > -2000;
  throw new (isAccount ? KakaoFailed : KakaoRefused)(`NHN answered ${resultCode} ${resultMessage}`);
}

const send = ({ template, phone, variables, key, noes }: KakaoMessage) =>
  call("POST", "messages", {
    // A message that it did not take is another one for NHN when it is tried again.
    headers: { "x-nc-api-idempotency-key": `${key}-${noes}` },
    body: JSON.stringify({
      senderKey: nhnSenderKey.value(),
      templateCode: template,
      recipientList: [{ recipientNo: phone, templateParameter: variables, recipientGroupingKey: key }],
    }),
  });

/** The id of the message that carries a key, of the last day's. */
async function find(key: string): Promise<string | undefined> {
  const query = new URLSearchParams({
    recipientGroupingKey: key,
    startCreateDate: inSeoul(Date.now() - DAY_MS),
    endCreateDate: inSeoul(Date.now() + DAY_MS),
  });
  const { header, messageSearchResultResponse } = Found.parse(await call("GET", `messages?${query}`));
  assertTaken(header);
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
  // A search says nothing of the message, and a gateway nothing of what became of it behind.
  const isNo = method === "POST" && ![502, 504].includes(response.status);
  throw new (isNo ? KakaoFailed : Error)(`NHN answered HTTP ${response.status}.`);
}

/** yyyy-MM-dd HH:mm on a Korean clock. */
const inSeoul = (ms: number): string => new Date(ms + 9 * 3_600_000).toISOString().slice(0, 16).replace("T", " ");
