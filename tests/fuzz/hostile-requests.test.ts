import { expect, test } from "vitest";
import { type ApiDocument, hostileRequests } from "./hostile-requests";
import { HOSTILE_DATES, HOSTILE_IDS, HOSTILE_NUMBERS, HOSTILE_VALUES } from "./hostile-values";

const document: ApiDocument = {
  paths: {
    "/leads/{leadId}": {
      patch: {
        operationId: "changeLead",
        parameters: [
          { name: "leadId", in: "path", required: true, schema: { type: "string" } },
          { name: "version", in: "query", schema: { type: "string" } },
          { name: "Idempotency-Key", in: "header", schema: { type: "string" } },
        ],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Lead" } } } },
      },
    },
    "/public/tenant": { get: { operationId: "findTenant", security: [] } },
  },
  components: {
    schemas: {
      Lead: {
        type: "object",
        properties: {
          name: { type: "string" },
          tags: { type: "array", items: { type: "object", properties: { id: { type: "string" } } } },
        },
        required: ["name"],
      },
    },
  },
};

const requests = [...hostileRequests(document, { leadId: "one" })];
const inBody = (place: string) => requests.filter(({ what }) => what.endsWith(`as ${place}`));

test("each hostile value is put into each parameter of an address, one at a time", () => {
  expect(inBody("leadId").map(({ path }) => path)).toEqual(HOSTILE_IDS.map(({ encoded }) => `/leads/${encoded}`));
  expect(inBody("version").map(({ path }) => path)).toEqual(
    HOSTILE_IDS.map(({ encoded }) => `/leads/one?version=${encoded}`),
  );
  expect(inBody("Idempotency-Key")).toEqual([]);
});

test("each hostile value is put, JSON-encoded, into each value of a body at any depth", () => {
  expect(inBody("body.name").map(({ body }) => body)).toEqual(
    HOSTILE_VALUES.map(({ json }) => `{"name":${json},"tags":[{"id":"fuzz"}]}`),
  );
  expect(inBody("body.tags.0.id")[0]?.body).toBe(`{"name":"fuzz","tags":[{"id":"a\\ud800"}]}`);
});

const oneOperation = (operation: Partial<ApiDocument["paths"][string][string]>) => [
  ...hostileRequests(
    { paths: { "/things": { post: { operationId: "make", ...operation } } }, components: { schemas: {} } },
    {},
  ),
];

test("a parameter that is a number or a date gets hostile numbers or dates as well", () => {
  const calls = oneOperation({
    parameters: [
      { name: "page", in: "query", schema: { anyOf: [{ type: "integer" }, { type: "null" }] } },
      { name: "from", in: "query", schema: { type: "string", format: "date" } },
    ],
  });
  const valuesOf = (name: string) =>
    calls.flatMap(({ path }) => path.match(new RegExp(`${name}=(.*)`))?.slice(1) ?? []);
  const encoded = (...values: { encoded: string }[][]) => values.flat().map((one) => one.encoded);
  expect(valuesOf("page")).toEqual(encoded([...HOSTILE_IDS], [...HOSTILE_NUMBERS]));
  expect(valuesOf("from")).toEqual(encoded([...HOSTILE_IDS], [...HOSTILE_DATES]));
});

test("every branch of a body's schema is tried, and a field outside the branches only once", () => {
  const a = { type: "object", properties: { type: { const: "a" }, text: { type: "string" } } };
  const b = { type: "object", properties: { type: { const: "b" }, text: { type: "string" } } };
  const schema = { type: "object", properties: { title: { type: "string" }, part: { oneOf: [a, b] } } };
  const calls = oneOperation({ requestBody: { content: { "application/json": { schema } } } });
  const bodies = calls.filter(({ what }) => what.startsWith("a dot ")).map(({ body }) => body);
  expect(bodies).toEqual([
    '{"title":".","part":{"type":"a","text":"fuzz"}}',
    '{"title":"fuzz","part":{"type":".","text":"fuzz"}}',
    '{"title":"fuzz","part":{"type":"a","text":"."}}',
    '{"title":"fuzz","part":{"type":".","text":"fuzz"}}',
    '{"title":"fuzz","part":{"type":"b","text":"."}}',
  ]);
});

test("the keys of a map are tried with the hostile strings", () => {
  const schema = { type: "object", additionalProperties: { type: "boolean" } };
  const calls = oneOperation({ requestBody: { content: { "application/json": { schema } } } });
  const keys = calls.filter(({ what }) => what.endsWith(" as body.key"));
  expect(keys.map(({ body }) => body)).toEqual(
    HOSTILE_VALUES.filter(({ json }) => json.startsWith('"')).map(({ json }) => `{${json}:true}`),
  );
});
