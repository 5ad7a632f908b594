import type { FilterBody } from "@dure/domain/records/filter/filter";
import type { ApiRequest } from "./call-verb";
import { fieldId, optionOf, PIPELINE } from "./shape";

/** Sends a request. Resolves with its time in ms. */
export type Ask = (path: string, body?: unknown) => Promise<number>;
/** Sends a request. Resolves with the body of its response. */
export type Read = (path: string, body?: unknown) => Promise<{ cursor?: string | null }>;
export type Query = (ask: Ask, cursor: string) => Promise<number>;

export const PAGE = 50;
const DEEP_PAGES = 100;

const list =
  (body: FilterBody, query = "") =>
  (ask: Ask) =>
    ask(`/sales-entity/lead-deal-combined/filter?page_count=${PAGE}${query}`, body);
const all = (...conditions: NonNullable<FilterBody["filters"]>["conditions"]): FilterBody["filters"] => ({
  operator: "AND",
  conditions,
});
const any = (...conditions: NonNullable<FilterBody["filters"]>["conditions"]) => ({
  operator: "OR" as const,
  conditions,
});

const BY_AMOUNT = { identifier: "contract_amount", direction: "DESC" } as const;

const BY_MONTH = {
  entity_type: "lead-deal-combined",
  chart_type: "column",
  metric: { field_id: "contract_amount", aggregation: "sum" },
  group_by: [{ identifier: "created_at", value: "monthly" }, { identifier: "assignee" }],
};

/** Two conditions that are typical for reports. */
const SEGMENT = all(
  { identifier: fieldId("select1"), condition: "anyIn", value: [optionOf("select1", 1), optionOf("select1", 2)] },
  any(
    { identifier: "close_date", condition: "isEmpty" },
    { identifier: fieldId("tags1"), condition: "anyIn", value: [optionOf("tags1", 3)] },
  ),
);

/** Ten queries as the screens send them. */
export const QUERIES: Record<string, Query> = {
  "select and number": list({
    filters: all(
      { identifier: fieldId("select0"), condition: "is", value: optionOf("select0", 1) },
      { identifier: fieldId("amount0"), condition: "gt", value: 50_000_000 },
    ),
  }),
  "infix in Korean, two entities": list({
    filters: any(
      { identifier: "deal_name", condition: "contains", value: "민준 견적" },
      { identifier: "company:name", condition: "contains", value: "물류 의료" },
    ),
    sorting: BY_AMOUNT,
  }),
  "empty date": list({ filters: all({ identifier: "close_date", condition: "isEmpty" }) }),
  "not-contains": list({ filters: all({ identifier: fieldId("text0"), condition: "notContains", value: "두레" }) }),
  "multi-select any-in": list({
    filters: all({
      identifier: fieldId("tags0"),
      condition: "anyIn",
      value: [optionOf("tags0", 1), optionOf("tags0", 2)],
    }),
    sorting: { identifier: "updated_at", direction: "DESC" },
  }),
  "deep page": (ask, cursor) => list({ sorting: BY_AMOUNT }, `&cursor=${cursor}`)(ask),
  board: (ask) => ask(`/deal-pipelines/${PIPELINE.id}/board`, {}),
  "quick search": (ask) => ask(`/quick-search/sales-entity/lead?search=${encodeURIComponent("김민준")}`),
  "month × assignee": (ask) => ask("/reports/general/simulate", { setting: BY_MONTH }),
  "segment count": (ask) => ask("/sales-entity/lead-deal-combined/filter?page_count=1", { filters: SEGMENT }),
};

/** The requests that the queries send. */
export async function requestsOf(cursor: string): Promise<ApiRequest[]> {
  const requests: ApiRequest[] = [];
  const note: Ask = async (path, body) => {
    requests.push({ path, body });
    return 0;
  };
  for (const query of Object.values(QUERIES)) await query(note, cursor);
  return requests;
}

/** The cursor of a page that is too deep to reach by scrolling. */
export async function deepCursor(read: Read): Promise<string> {
  let cursor: string | null | undefined;
  for (let page = 0; page < DEEP_PAGES; page += 10) {
    const from = cursor ? `&cursor=${cursor}` : "";
    ({ cursor } = await read(`/sales-entity/lead-deal-combined/filter?page_count=500${from}`, { sorting: BY_AMOUNT }));
  }
  return cursor ?? "";
}
