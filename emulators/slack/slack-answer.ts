import { json, type Reply, ReplyError } from "../src/stand-in/reply";
import { bearerToken, formBody, header, objectBody, type StandInRequest } from "../src/stand-in/request";
import type { SlackState, Workspace } from "./state";

/** Slack's errors have the HTTP status 200. */
export const refused = (error: string): Reply => json(200, { ok: false, error });
export const refuse = (error: string): never => {
  throw new ReplyError(refused(error));
};

/** The arguments of a call, from a form or JSON. */
export function argumentsOf(request: StandInRequest): (name: string) => string | undefined {
  const isJson = /^application\/json\b/i.test(header(request, "content-type") ?? "");
  if (!isJson) {
    const form = formBody(request);
    return (name) => form.get(name) ?? request.query.get(name) ?? undefined;
  }
  const body = objectBody(request);
  return (name) => (body[name] === undefined ? undefined : String(body[name]));
}

/** The workspace of the caller's token, which must have one of the scopes. */
export function callerOf(state: SlackState, request: StandInRequest, scopes: readonly string[] = []): Workspace {
  const given = bearerToken(request) ?? argumentsOf(request)("token");
  if (!given) return refuse("not_authed");
  const token = state.tokens.find((one) => one.token === given);
  const workspace = state.workspaces.find(({ id }) => id === token?.workspace);
  if (!token || !workspace) return refuse("invalid_auth");
  if (scopes.length > 0 && !scopes.some((scope) => token.scope.split(",").includes(scope)))
    return refuse("missing_scope");
  return workspace;
}
