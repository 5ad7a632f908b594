import type { Reply } from "./reply";
import type { StandInRequest } from "./request";

export type Handler = (request: StandInRequest) => Reply | Promise<Reply>;

export interface Route {
  method: string;
  segments: string[];
  handler: Handler;
}

/** Segments of `pattern` may be `:name`; the matched segment is passed decoded in `params`. */
export function route(method: string, pattern: string, handler: Handler): Route {
  return { method, segments: pattern.split("/"), handler };
}

export interface Match {
  handler: Handler;
  params: Record<string, string>;
}

/** The first matching route; `other-method` if only the path matches; undefined if none does. */
export function findRoute(routes: Route[], method: string, path: string): Match | "other-method" | undefined {
  const parts = path.split("/");
  let pathFits = false;
  for (const candidate of routes) {
    const params = matchSegments(candidate.segments, parts);
    if (!params) continue;
    if (candidate.method === method) return { handler: candidate.handler, params };
    pathFits = true;
  }
  return pathFits ? "other-method" : undefined;
}

function matchSegments(segments: string[], parts: string[]): Record<string, string> | undefined {
  if (segments.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? "";
    if (!segment.startsWith(":")) {
      if (segment !== part) return undefined;
      continue;
    }
    const decoded = decode(part);
    if (!decoded) return undefined;
    params[segment.slice(1)] = decoded;
  }
  return params;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
