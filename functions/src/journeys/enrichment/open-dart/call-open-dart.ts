import { z } from "zod";
import { openDartKey, openDartUrl } from "../../../platform/config";

const OK = "000";
const NO_DATA = "013";

const Status = z.object({ status: z.string(), message: z.string().default("") });

/**
 * Calls OpenDART. It answers HTTP 200 with a status in the body. The key is part of the address, so errors must not
 * contain the address.
 * @returns undefined if OpenDART has no data
 */
export async function callOpenDart<Answer>(
  path: string,
  query: Record<string, string>,
  schema: z.ZodType<Answer>,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  const response = await fetchOpenDart(path, query, signal);
  const body: unknown = await response.json();
  const { status, message } = Status.parse(body);
  if (status === NO_DATA) return undefined;
  if (status !== OK) throw new Error(`OpenDART answered ${status} ${message}`);
  return schema.parse(body);
}

export async function fetchOpenDart(
  path: string,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const search = new URLSearchParams({ crtfc_key: openDartKey.value(), ...query });
  const response = await fetch(`${openDartUrl.value()}/api/${path}?${search}`, { signal });
  if (!response.ok) throw new Error(`OpenDART answered HTTP ${response.status}.`);
  return response;
}
