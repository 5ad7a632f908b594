import { randomBytes } from "node:crypto";
import { json, type Reply } from "../src/stand-in/reply";
import { header, objectBody, type StandInRequest } from "../src/stand-in/request";
import type { StateFile } from "../src/stand-in/state-file";
import { isRecord, text } from "../src/stand-in/values";
import { answer, authorize, refusal } from "./nhn-answer";
import type { KakaoMessage, NhnState } from "./state";

const KEY_LIFE_MS = 10 * 60_000;
const KEPT_MESSAGES = 20_000;
const MAX_RECIPIENTS = 1000;
const NUMBER_REFUSED = -2005;

/** `POST …/messages`: handles recipients separately. An invalid number is refused in that recipient's result. */
export function sendMessages(file: StateFile<NhnState>, request: StandInRequest): Reply {
  authorize(request);
  const body = objectBody(request);
  const senderKey = text(body.senderKey);
  const templateCode = text(body.templateCode);
  if (!senderKey) throw refusal(-2001, "The 'senderKey' must not be blank.");
  if (!templateCode || templateCode.length > 20) throw refusal(-2004, "The 'templateCode' must be between 1 and 20.");
  const list = Array.isArray(body.recipientList) ? body.recipientList : [];
  if (list.length === 0 || list.length > MAX_RECIPIENTS)
    throw refusal(-2004, "The 'recipientList' must be between 1 and 1000.");
  reserveKey(file.data, header(request, "x-nc-api-idempotency-key"));

  const requestId = `${new Date().toISOString().replaceAll(/\D/g, "")}${randomBytes(6).toString("hex")}`;
  const sendResults = list.map((recipient: unknown, index) => {
    const message = toMessage(recipient, { requestId, recipientSeq: index + 1, senderKey, templateCode });
    const isTaken = /^\d{9,15}$/.test(message.recipientNo);
    if (isTaken) file.data.messages.push(message);
    const { recipientSeq, recipientNo, recipientGroupingKey } = message;
    const result = isTaken
      ? { resultCode: 0, resultMessage: "SUCCESS" }
      : { resultCode: NUMBER_REFUSED, resultMessage: "The 'recipientNo' is not a phone number." };
    return { recipientSeq, recipientNo, recipientGroupingKey, ...result };
  });
  file.data.messages.splice(0, file.data.messages.length - KEPT_MESSAGES);
  file.changed();
  return json(200, { ...answer(0), message: { requestId, senderGroupingKey: null, sendResults } });
}

/** Refuses an idempotency key of the last ten minutes. */
function reserveKey({ keys }: NhnState, key: string | undefined): void {
  const now = Date.now();
  for (const [known, untilMs] of Object.entries(keys)) if (untilMs <= now) delete keys[known];
  if (!key) return;
  if (keys[key]) throw refusal(-1005, "The same 'X-NC-API-IDEMPOTENCY-KEY' was used within the last 10 minute.");
  keys[key] = now + KEY_LIFE_MS;
}

function toMessage(
  recipient: unknown,
  of: Pick<KakaoMessage, "requestId" | "recipientSeq" | "senderKey" | "templateCode">,
): KakaoMessage {
  const { recipientNo, recipientGroupingKey, templateParameter } = isRecord(recipient) ? recipient : {};
  const variables = isRecord(templateParameter) ? Object.entries(templateParameter) : [];
  return {
    ...of,
    recipientNo: text(recipientNo) ?? "",
    recipientGroupingKey: text(recipientGroupingKey) ?? "",
    templateParameter: Object.fromEntries(variables.map(([name, value]) => [name, String(value)])),
    createdAt: new Date().toISOString(),
    messageStatus: "COMPLETED",
  };
}
