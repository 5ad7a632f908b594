import type { PublicRoute } from "./public-routes";

/** The input of any endpoint. */
export type EndpointInput = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
};

/** The address and the body of a call; empty query parameters are left out. */
export function requestInit<Input extends EndpointInput, Output>(
  { method, path }: PublicRoute<Input, Output>,
  { params = {}, query = {}, body }: EndpointInput,
  origin: string,
) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : "";
  return {
    url: `${origin}/api${filled}${search}`,
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}
