import { json, type Reply, redirect } from "../src/stand-in/reply";
import { bearerToken, header, objectBody, type StandInRequest } from "../src/stand-in/request";
import { route } from "../src/stand-in/router";
import { type LoggedRequest, type RunningStandIn, startServer } from "../src/stand-in/server";
import type { Service } from "../src/stand-in/service";
import { isRecord } from "../src/stand-in/values";
import { draftOf } from "./draft-of";
import { claimsOf, notesOf, PAGES } from "./notes";

const BODY_LIMIT_BYTES = 1024 * 1024;
const METHOD = ":generateContent";
/** The model finds nothing on the web about companies with this in their name. */
const UNKNOWN = "무명";

/**
 * Starts the stand-in for Vertex AI's REST protocol: one model that searches, or answers by a schema. It writes the
 * same about every company, and without sources about a company with "무명" in its name.
 * @param port 0 means any free port
 */
export function start({ port }: { port: number }): Promise<RunningStandIn> {
  return startServer({ port, service: createService });
}

const createService = (log: LoggedRequest[]): Service => ({
  routes: [
    route("POST", "/v1beta1/publishers/google/models/:call", generate),
    route("POST", "/v1beta1/projects/:project/locations/:location/publishers/google/models/:call", generate),
    route("HEAD", "/grounding-api-redirect/:page", ({ params }) => redirect(addressOf(Number(params.page)))),
    route("GET", "/grounding-api-redirect/:page", ({ params }) => redirect(addressOf(Number(params.page)))),
  ],
  bodyLimitBytes: BODY_LIMIT_BYTES,
  error: (status, message) => refusal(status, "INTERNAL", message),
  state: () => ({ log }),
  reset: () => {},
  flush: () => {},
});

const refusal = (code: number, status: string, message: string): Reply =>
  json(code, { error: { code, message, status } });

const addressOf = (page: number): string => `https://${PAGES[page]?.domain ?? "gone.example"}/about`;

function generate(request: StandInRequest): Reply {
  const { call = "" } = request.params;
  if (!call.endsWith(METHOD)) return refusal(404, "NOT_FOUND", `Method not found: ${call}`);
  const key = header(request, "x-goog-api-key") ?? bearerToken(request);
  if (!key || key === "wrong") return refusal(401, "UNAUTHENTICATED", "API keys are not supported or not valid.");
  const body = objectBody(request);
  const config = isRecord(body.generationConfig) ? body.generationConfig : {};
  const prompt = promptOf(body.contents);
  if (prompt === "") return refusal(400, "INVALID_ARGUMENT", "Unable to submit request because it must have content.");
  const isSearch = Array.isArray(body.tools) && body.tools.some((tool) => isRecord(tool) && "googleSearch" in tool);
  const hasSchema = "responseSchema" in config || "responseJsonSchema" in config;
  if (isSearch && hasSchema)
    return refusal(400, "INVALID_ARGUMENT", "controlled generation is not supported with google_search tool.");
  const model = call.slice(0, -METHOD.length);
  if (prompt.startsWith("Draft: ")) return json(200, answer(draftOf(prompt), model));
  return isSearch ? searched(prompt, model, origin(request)) : json(200, answer(read(prompt), model));
}

const origin = ({ headers }: StandInRequest): string => `http://${headers.host ?? ""}`;

/** The text of all parts. */
function promptOf(contents: unknown): string {
  const list: unknown[] = Array.isArray(contents) ? contents : [contents];
  return list
    .flatMap((content) => (isRecord(content) && Array.isArray(content.parts) ? content.parts : []))
    .map((part) => (isRecord(part) ? String(part.text ?? "") : ""))
    .join("\n");
}

const nameIn = (prompt: string): string => String(JSON.parse(/^Company: (".*")$/m.exec(prompt)?.[1] ?? '""'));

const answer = (text: string, modelVersion: string, more: object = {}) => ({
  candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason: "STOP", ...more }],
  usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 50, totalTokenCount: 150 },
  modelVersion,
  createTime: new Date().toISOString(),
  responseId: "stand-in",
});

/** Prose with its source pages. Segment indices count bytes of UTF-8. */
function searched(prompt: string, model: string, base: string): Reply {
  const name = nameIn(prompt);
  if (name.includes(UNKNOWN)) return json(200, answer(`${name}의 직원 수는 약 5,000명으로 보인다.`, model));
  let at = 0;
  const supports = notesOf(name).map(({ text, pages }) => {
    const segment = { startIndex: at, endIndex: at + Buffer.byteLength(text), text };
    at = segment.endIndex + 1;
    return { segment, groundingChunkIndices: pages };
  });
  const prose = notesOf(name)
    .map(({ text }) => text)
    .join(" ");
  const groundingMetadata = {
    webSearchQueries: [`${name} 직원 수`, `${name} 매출`],
    searchEntryPoint: { renderedContent: "<div></div>" },
    groundingChunks: PAGES.map((page, index) => ({ web: { uri: `${base}/grounding-api-redirect/${index}`, ...page } })),
    groundingSupports: supports,
  };
  return json(200, answer(prose, model, { groundingMetadata }));
}

/** The claims as JSON. The sources' numbers are those of the prompt. */
function read(prompt: string): string {
  const sources: unknown = JSON.parse(/^Sources: (\[.*\])$/m.exec(prompt)?.[1] ?? "[]");
  const known = (Array.isArray(sources) ? sources : []).filter(isRecord);
  const numberOf = (page: number): number =>
    Number(known.find(({ domain }) => domain === PAGES[page]?.domain)?.number ?? 99);
  return JSON.stringify({ claims: claimsOf(nameIn(prompt), numberOf) });
}
