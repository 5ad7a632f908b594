import type { ResearchSource } from "@dure/domain/journeys/research/research";
import { cutText } from "@dure/domain/shared/text";
import { readRedirect } from "../../../platform/http/outgoing/read-redirect";

/** The search's links are redirects that expire, so they are resolved at once. */
const REDIRECT_PATH = /^\/grounding-api-redirect\//;
const TIMEOUT_MS = 5_000;
const MAX_SOURCES = 30;
const MAX_TITLE = 200;

type Chunk = { web?: { uri?: string; title?: string; domain?: string } };

/** The pages of a search as numbered sources, each once. `numberOf` returns the number of a chunk's source. */
export async function readSources(chunks: readonly Chunk[]) {
  const pages = await Promise.all(chunks.slice(0, MAX_SOURCES).map(({ web }) => (web ? pageOf(web) : undefined)));
  const sources: ResearchSource[] = [];
  const numbers = pages.map((page) => {
    if (!page) return undefined;
    const known = sources.find(
      ({ url, title, domain }) => url === page.url && domain === page.domain && (url !== "" || title === page.title),
    );
    if (known) return known.number;
    sources.push({ number: sources.length + 1, ...page });
    return sources.length;
  });
  return { sources, numberOf: (chunk: number) => numbers[chunk] };
}

async function pageOf({ uri = "", title = "", domain = "" }: NonNullable<Chunk["web"]>) {
  const url = await addressOf(uri);
  const host = url === "" ? domain || title : new URL(url).host;
  return host === "" ? undefined : { title: cutText(title, MAX_TITLE), domain: host, url };
}

async function addressOf(uri: string): Promise<string> {
  if (!URL.canParse(uri)) return "";
  const { protocol, pathname } = new URL(uri);
  if (REDIRECT_PATH.test(pathname)) return (await readRedirect(uri, TIMEOUT_MS)) ?? "";
  return protocol === "https:" || protocol === "http:" ? uri : "";
}
