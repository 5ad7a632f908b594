/** What an answer may take. A busy machine is slow once: only what is slow twice counts. */
const LIMIT_MS = 1000;

type Answer = { status: number; tookMs: number };

/**
 * Why a request's answer is not what it should be; undefined if it is. Slowness alone gets a second try: an error of ours
 * counts though it may not come back, since races and cold caches fail once.
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
