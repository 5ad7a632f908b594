import { randomUUID } from "node:crypto";
import { call } from "../support/suite/call";
import { MONDAY } from "../support/suite/monday";
import { pause, until } from "../support/suite/wait";
import type { Member } from "../support/teams/tenant";

/** A dead transaction keeps its locks for a minute, and the transaction that waits for it may die next. */
export const RECOVERY_TIMEOUT_MS = 480_000;
const CALL_TIMEOUT_MS = 10_000;
/** How many responses in a row are required, because a function may have several processes. */
const ANSWERS = 5;

/** Limits a call's time, because a connection to a dead process may hang. Undefined on a timeout or failure. */
export const withTimeout = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), pause(CALL_TIMEOUT_MS).then(() => undefined)]);

const ANY_PATH = `/public/booking/zzzzzzzzzz?start=${MONDAY}&end=${MONDAY}&timezone=UTC`;

/** Waits until new processes respond, after a test that killed some. Call it in set-ups, which do not retry. */
export async function untilResponsive(): Promise<void> {
  for (let answers = 0; answers < ANSWERS; answers += 1)
    await until(async () => (await withTimeout(call("", "GET", ANY_PATH)))?.status === 404, RECOVERY_TIMEOUT_MS);
}

/** Sends a request under one idempotency key until the product answers it. */
export async function sendUntilAnswered({ idToken }: Member, method: string, path: string, body?: unknown) {
  const key = { "idempotency-key": randomUUID() };
  return until(async () => {
    const answer = await withTimeout(call(idToken, method, path, body, key));
    return answer && answer.status < 500 && answer.body.code !== "CONFLICT" && answer;
  }, RECOVERY_TIMEOUT_MS);
}

export const postUntilAnswered = (member: Member, path: string, body?: unknown) =>
  sendUntilAnswered(member, "POST", path, body);

/** Polls a path until its body is as expected, and returns the body. */
export const getUntil = ({ idToken }: Member, path: string, isExpected: (body: Record<string, unknown>) => boolean) =>
  until(async () => {
    const answer = await withTimeout(call(idToken, "GET", path));
    if (answer?.status === 200 && isExpected(answer.body)) return answer.body;
    await pause(200);
  }, RECOVERY_TIMEOUT_MS);
