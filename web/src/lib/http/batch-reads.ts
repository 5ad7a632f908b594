import type { BufferedResponse } from "./fetch-with-retry";
import type { SendRequest } from "./send-request";

type Waiting = { request: Request; resolve: (response: Promise<BufferedResponse>) => void };

/** The server's limit (functions/src/platform/http/serve-reads.ts). */
const MAX_READS = 20;
/**
 * The statuses of a server that doesn't know joint requests, or refuses this one, for example because its URL is too
 * long.
 */
const NOT_TAKEN: readonly number[] = [400, 404, 414, 431];

type Read = { status: number; body: unknown };

/**
 * Sends reads that start at the same time as one request to `/reads`, and gives each its own response. If the server
 * refuses the joint request, such as an older version, the reads are sent one by one.
 * @param url the API's base URL
 */
export function batchReads(url: string, send: SendRequest): SendRequest {
  let waiting: Waiting[] = [];
  const sendAll = () => {
    const reads = waiting;
    waiting = [];
    for (let start = 0; start < reads.length; start += MAX_READS)
      void sendTogether(url, send, reads.slice(start, start + MAX_READS));
  };
  return (request, options) => {
    if (!options?.isJoined || request.method !== "GET") return send(request, options);
    if (waiting.length === 0) setTimeout(sendAll);
    return new Promise((resolve) => {
      waiting.push({ request, resolve });
    });
  };
}

async function sendTogether(url: string, send: SendRequest, reads: readonly Waiting[]): Promise<void> {
  const joint = reads.length > 1 ? ask(url, send, reads) : Promise.resolve(undefined);
  for (const [index, { request, resolve }] of reads.entries())
    resolve(joint.then((responses) => responses?.[index] ?? send(request)));
}

async function ask(url: string, send: SendRequest, reads: readonly Waiting[]): Promise<BufferedResponse[] | undefined> {
  const query = new URLSearchParams();
  for (const { request } of reads) query.append("path", request.url.slice(url.length));
  const response = await send(new Request(`${url}/reads?${query}`, { headers: reads[0]?.request.headers ?? {} }));
  if (NOT_TAKEN.includes(response.status)) return undefined;
  if (response.status !== 200) return reads.map(() => response);
  const answer: { reads: Read[] } = JSON.parse(new TextDecoder().decode(response.body));
  return answer.reads.map(responseOf);
}

const responseOf = ({ status, body }: Read): BufferedResponse => ({
  status,
  statusText: "",
  headers: new Headers({ "content-type": "application/json" }),
  body: new TextEncoder().encode(JSON.stringify(body) ?? "").buffer,
});
