import { type OpenAPI, oc, type Route } from "@orpc/contract";
import { z } from "zod";
import type { Access } from "./access";
import { Token } from "./value";

/** Platform metadata of an endpoint beyond its route. */
export type EndpointMeta = {
  access: Access;
  /** Rate limit of a public endpoint, in calls per minute and IP address. */
  ratePerMinute?: number;
  /**
   * Whether a revoked token is refused, for example after a password change. This needs a request to Identity Platform
   * at every call, so only admin endpoints do it by default.
   */
  refusesRevoked?: true;
  /**
   * A member may call it before they have the second factor that the team requires: it leads to the enrollment or the
   * sign-out.
   */
  withoutSecondFactor?: true;
  /**
   * Whether API keys are accepted, where the area's default does not fit (api-scopes.ts). What belongs to a person, such as
   * saved views, refuses them.
   */
  keys?: "accepted" | "refused";
  /** A POST that only reads, because its question does not fit into an address: an API key needs no scope to write. */
  reads?: true;
  /** Maximum body size, if larger than the platform's 1 MB. */
  maxBodyBytes?: number;
  /**
   * Sends the answer without validating it against the contract: its records were validated when they were read, and
   * validating hundreds of them again costs more than finding them. Tests validate it instead.
   */
  skipOutputValidation?: true;
  /** The answer is a streamed file of one of these types. */
  answersFile?: readonly string[];
  /**
   * Pages of any origin may call it and read the answer, such as a form on another website. Calls carry no cookie and
   * no token, so a page gets only what it could request by itself. If absent, only our own pages may call it.
   */
  cors?: "any-origin";
};

/**
 * Every endpoint begins by saying who may call it, and where; its type says so too. Input is always
 * { params, query, body }, so that a body can never pose as a path parameter.
 */
export const endpoint = <A extends Access>(access: A, route: Route, limits: Omit<EndpointMeta, "access"> = {}) =>
  oc
    .$meta<EndpointMeta & { access: A }>({ access, ...limits })
    .$route({ inputStructure: "detailed" })
    .route({ ...route, spec: (operation) => describe(operation, access, route, limits) });

/** Whether a call asks Identity Platform if its token was revoked. */
export const refusesRevoked = ({ access, refusesRevoked }: EndpointMeta): boolean =>
  access === "admin" || refusesRevoked === true;

/** Adds to the OpenAPI document what oRPC cannot know: errors, access, rate limits and the idempotency key. */
function describe(
  { responses, ...operation }: OpenAPI.OperationObject,
  access: Access,
  { method }: Route,
  { answersFile, cors, ratePerMinute }: Omit<EndpointMeta, "access">,
) {
  const refusal = {
    description: "Refused",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
  };
  const { 204: empty, ...others } = responses ?? {};
  const parameters = [...(operation.parameters ?? []), ...(method === "GET" ? [] : [IDEMPOTENCY_KEY])];
  return {
    ...operation,
    "x-access": access,
    ...(cors && { "x-cors": cors }),
    ...(access === "public" && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    responses: {
      ...others,
      ...(empty && { 204: { description: "Done" } }),
      ...(answersFile && { 200: fileOf(answersFile) }),
      ...(ratePerMinute && { 429: { ...refusal, description: `More than ${ratePerMinute} calls a minute` } }),
      default: refusal,
    },
  };
}

const fileOf = (types: readonly string[]): OpenAPI.ResponseObject => ({
  description: "The file",
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: "string", format: "binary" } }])),
});

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  description: "Repeat a call with the same key to get the first answer again.",
  schema: { type: "string", format: "uuid" },
} satisfies OpenAPI.ParameterObject;

/** The API version that older clients send; ignored where only one shape exists. */
export const Version = z.object({ version: Token(16).optional() });
