import { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import { expect, test } from "vitest";
import { readFilter, writeFilter } from "./use-dashboard-filter";

const NONE = DashboardFilter.parse({});

test.each([[""], ["owner=a%2Cb"], ["period=THIS_MONTH"], ["owner=a&period=EXACT_DATE&from=2026-01-01&to=2026-03-31"]])(
  "the address %j is read and written the same",
  (address) => {
    expect(writeFilter(readFilter(new URLSearchParams(address))).toString()).toBe(address);
  },
);

test.each([["period=NEVER"], ["period=EXACT_DATE"], ["period=EXACT_DATE&from=2026-02-01&to=2026-01-01"], ["owner=,"]])(
  "the address %j has no effect",
  (address) => expect(readFilter(new URLSearchParams(address))).toEqual(NONE),
);
