import { accessToken } from "../../teams/connection/access-token";
import type { ConferenceAccount } from "./conference";

const TIMEOUT_MS = 10_000;

/** Why a call to a conferencing service failed; `status` is undefined without a response. */
export class ConferenceError extends Error {
  override readonly name = "ConferenceError";
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message.slice(0, 500));
    this.status = status;
  }
}

type Call = { method: string; url: string; body?: unknown };

/**
 * Calls a service as a connected account, in JSON. When it refuses the token (401), the token is refreshed and the call
 * repeated once.
 * @returns the response's body; undefined when it is empty
 * @throws REGRANT_PERMISSION, a ConferenceError
 */
export async function callService({ teamId, connectionId }: ConferenceAccount, call: Call): Promise<unknown> {
  const token = await accessToken(teamId, connectionId);
  const first = await request(call, token);
  const response =
    first.status === 401 ? await request(call, await accessToken(teamId, connectionId, { refused: token })) : first;
  const text = await response.text();
  if (!response.ok) throw new ConferenceError(`${response.status} ${text}`, response.status);
  return text === "" ? undefined : JSON.parse(text);
}

async function request({ method, url, body }: Call, token: string): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new ConferenceError(String(error));
  }
}

/** A catch handler that runs `instead` for a response with this status. */
export const onStatus =
  <T>(status: number, instead: () => T | Promise<T>) =>
  (error: unknown): T | Promise<T> => {
    if (error instanceof ConferenceError && error.status === status) return instead();
    throw error;
  };
