/** The longest that an answer may take. A busy machine may be slow once, so only two slow answers are a fault. */
const LIMIT_MS = 1000;

type Answer = { status: number; tookMs: number };

/**
 * The fault in a request's answer; undefined if there is none. Only a slow answer gets a second try. A server error
 * (5xx) counts at once, since races and cold caches may fail only once.
 */
export async function findFault(send: () => Promise<Answer>, isNeverRight: boolean): Promise<string | undefined> {
  const answer = await send();
  return faultOf(answer, isNeverRight) ?? (slowness(answer) && judgeAgain(await send(), isNeverRight));
}

const judgeAgain = (answer: Answer, isNeverRight: boolean): string | undefined =>
  faultOf(answer, isNeverRight) ?? slowness(answer);

function faultOf({ status }: Answer, isNeverRight: boolean): string | undefined {
  if (status >= 500) return `answered ${status}`;
  return isNeverRight && status < 400 ? `taken with ${status}` : undefined;
}

const slowness = ({ status, tookMs }: Answer): string | undefined =>
  tookMs > LIMIT_MS ? `answered ${status} after ${tookMs.toFixed(0)} ms` : undefined;
