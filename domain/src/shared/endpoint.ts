import { type OpenAPI, oc, type Route } from "@orpc/contract";
import { z } from "zod";
import type { Access } from "./access";

/** What the platform must know of an endpoint beyond its route. */
export type EndpointMeta = {
  access: Access;
  /** Calls a minute that one address may make of a public endpoint. */
  ratePerMinute?: number;
  /** The largest body it takes, where that is more than the platform's megabyte. */
  maxBodyBytes?: number;
  /**
   * Sends the answer without validating it against the contract: its records were validated when they were read, and
   * validating hundreds of them again costs more than finding them. Tests validate it instead.
   */
  skipOutputValidation?: true;
  /** Its answer is a file, streamed. */
  answersFile?: true;
};

/** Every endpoint begins by saying who may call it, and where. */
export const endpoint = (access: Access, route: Route, limits: Omit<EndpointMeta, "access"> = {}) =>
  base.meta({ access, ...limits }).route({ ...route, spec: (operation) => describe(operation, access, route, limits) });

/** Input is always { params, query, body }, so that a body can never pose as a path parameter. */
const base = oc.$meta<EndpointMeta>({ access: "admin" }).$route({ inputStructure: "detailed" });

/** Adds what oRPC cannot know: how refusals look, who may call, how often, and the key that makes a repeated call safe. */
function describe(
  { responses, ...operation }: OpenAPI.OperationObject,
  access: Access,
  { method }: Route,
  { answersFile, ratePerMinute }: Omit<EndpointMeta, "access">,
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
    ...(access === "public" && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    responses: {
      ...others,
      ...(empty && { 204: { description: "Done" } }),
      ...(answersFile && { 200: FILE }),
      ...(ratePerMinute && { 429: { ...refusal, description: `More than ${ratePerMinute} calls a minute` } }),
      default: refusal,
    },
  };
}

const FILE: OpenAPI.ResponseObject = {
  description: "The file",
  content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
};

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  description: "Repeat a call with the same key to get the first answer again.",
  schema: { type: "string", format: "uuid" },
} satisfies OpenAPI.ParameterObject;

/** The API version that older clients name; accepted, and without effect where one shape is served. */
export const Version = z.object({ version: z.string().max(16).optional() });
