import { randomUUID } from "node:crypto";
import { call } from "../support/suite/call";
import { MONDAY } from "../support/suite/monday";
import { pause, until } from "../support/suite/wait";
import type { Member } from "../support/teams/tenant";

/** A transaction that died keeps its locks for a minute, and one that waited for it may die next. */
export const PATIENCE_MS = 480_000;
const GIVEN_UP_MS = 10_000;
/** In a row, for there may be more processes than one. */
const ANSWERS = 5;

/** A connection to a process that died may never end: a client gives it up, and asks again. */
export const soon = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), pause(GIVEN_UP_MS).then(() => undefined)]);

const ANY_PATH = `/public/booking/zzzzzzzzzz?start=${MONDAY}&end=${MONDAY}&timezone=UTC`;

/** After a test that killed processes, until others have taken their place: what is made ready is not made twice. */
export async function untilAlive(): Promise<void> {
  for (let answers = 0; answers < ANSWERS; answers += 1)
    await until(async () => (await soon(call("", "GET", ANY_PATH)))?.status === 404, PATIENCE_MS);
}

/** A request with one key, repeated until there is an answer of the product. */
export async function answered({ idToken }: Member, path: string, body?: unknown) {
  const key = { "idempotency-key": randomUUID() };
  return until(async () => {
    const answer = await soon(call(idToken, "POST", path, body, key));
    return answer && answer.status < 500 && answer.body.code !== "CONFLICT" && answer;
  }, PATIENCE_MS);
}

/** What a path says, once it says what is waited for. */
export const read = ({ idToken }: Member, path: string, isIt: (body: Record<string, unknown>) => boolean) =>
  until(async () => {
    const answer = await soon(call(idToken, "GET", path));
    if (answer?.status === 200 && isIt(answer.body)) return answer.body;
    await pause(200);
  }, PATIENCE_MS);
