import type { CDPSession } from "playwright-core";

/** Sizes are those on the wire, compressed. */
export type Fetched = { requests: number; scripts: number; calls: number; scriptBytes: number; bytes: number };

type Asked = { type: string; path: string; sentMs: number; bytes: number; cached: boolean };

/** Counts a page's requests from now on, with their sizes on the wire. */
export async function watchNetwork(cdp: CDPSession) {
  const asked = new Map<string, Asked>();
  const seen = {
    lastMs: Date.now(),
    /** The counts of the requests sent until then, in epoch ms. */
    counts: (untilMs = Infinity) => countsOf([...asked.values()].filter(({ sentMs }) => sentMs <= untilMs)),
  };
  await cdp.send("Network.enable");
  cdp.on("Network.requestWillBeSent", ({ requestId, request, type, wallTime }) => {
    const { protocol, pathname, host } = new URL(request.url);
    if (!protocol.startsWith("http")) return;
    asked.set(requestId, {
      type: type ?? "",
      path: host + pathname,
      sentMs: wallTime * 1_000,
      bytes: 0,
      cached: false,
    });
    seen.lastMs = Date.now();
  });
  cdp.on("Network.requestServedFromCache", ({ requestId }) => {
    const one = asked.get(requestId);
    if (one) one.cached = true;
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) one.bytes = encodedDataLength;
    if (one && process.env.DURE_VERBOSE) console.log(one.bytes, one.type, one.path, one.cached ? "cached" : "");
    seen.lastMs = Date.now();
  });
  return seen;
}

function countsOf(all: readonly Asked[]): Fetched {
  const fetched = all.filter(({ cached }) => !cached);
  const scripts = fetched.filter(({ type }) => type === "Script");
  const bytesOf = (some: readonly Asked[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    requests: fetched.length,
    scripts: scripts.length,
    calls: fetched.filter(({ path }) => path.includes("/api/")).length,
    scriptBytes: bytesOf(scripts),
    bytes: bytesOf(fetched),
  };
}
