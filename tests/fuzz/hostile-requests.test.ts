import { expect, test } from "vitest";
import { type ApiDocument, hostileRequests } from "./hostile-requests";
import { HOSTILE_IDS, HOSTILE_VALUES } from "./hostile-values";

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

test("each value is put into each parameter of an address, one at a time", () => {
  expect(inBody("leadId").map(({ path }) => path)).toEqual(HOSTILE_IDS.map(({ encoded }) => `/leads/${encoded}`));
  expect(inBody("version").map(({ path }) => path)).toEqual(
    HOSTILE_IDS.map(({ encoded }) => `/leads/one?version=${encoded}`),
  );
  expect(inBody("Idempotency-Key")).toEqual([]);
});

test("each value is put into each value of a body, however deep, as JSON writes it", () => {
  expect(inBody("body.name").map(({ body }) => body)).toEqual(
    HOSTILE_VALUES.map(({ json }) => `{"name":${json},"tags":[{"id":"fuzz"}]}`),
  );
  expect(inBody("body.tags.0.id")[0]?.body).toBe(`{"name":"fuzz","tags":[{"id":"a\\ud800"}]}`);
});
