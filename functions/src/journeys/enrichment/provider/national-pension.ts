import type { HistoryEntry } from "@dure/domain/journeys/company/company-details";
import { searchTerm } from "@dure/domain/shared/company-search-term";
import { z } from "zod";
import { corporationsKey } from "../../../platform/config";
import { isKeySet } from "../../../platform/is-key-set";
import { callDataPortal } from "./call-data-portal";
import type { CompanyProvider } from "./company-provider";

const SERVICE = "/B552015/NpsBplcInfoInqireServiceV2";
const JOINED = "1";
/** The service shows and accepts only the first digits of a business number. */
const SHOWN_DIGITS = 6;
const MAX_SITES = 10;
/** Each workplace has a row for each month. */
const ROWS = 300;

const Site = z.object({
  seq: z.coerce.string(),
  dataCrtYm: z.coerce.string(),
  wkplNm: z.string(),
  wkplJnngStcd: z.coerce.string(),
  wkplRoadNmDtlAddr: z.string().nullish(),
});
type Site = z.infer<typeof Site>;

const Detail = z.object({ jnngpCnt: z.coerce.number() });

/**
 * The National Pension's number of insured people per workplace (data.go.kr, 3046071): the employees of any corporation
 * with at least three. A corporation that is not found may still have employees. A search takes about ten seconds.
 */
export const nationalPension: CompanyProvider = {
  name: "national-pension",
  timeoutMs: 20_000,
  isConfigured: () => isKeySet(corporationsKey.value()),
  read: async ({ name, businessNumber }, _, signal) => {
    if (businessNumber.length < SHOWN_DIGITS) return undefined;
    // Other spellings of parameters find nothing, without an error.
    const query = {
      wkplNm: searchTerm(name),
      bzowrRgstNo: businessNumber.slice(0, SHOWN_DIGITS),
      dataType: "json",
      numOfRows: String(ROWS),
    };
    const sites = newestOfSites(await callDataPortal(`${SERVICE}/getBassInfoSearchV2`, query, Site, signal));
    if (sites.length === 0) return undefined;
    const counts = await Promise.all(sites.map(({ seq }) => insuredAt(seq, signal)));
    return { emp_history: headcount(sites, counts) };
  },
};

async function insuredAt(seq: string, signal: AbortSignal): Promise<number> {
  const [detail] = await callDataPortal(`${SERVICE}/getDetailInfoSearchV2`, { seq, dataType: "json" }, Detail, signal);
  return detail?.jnngpCnt ?? 0;
}

/** The active workplaces in the newest month of the search. Each row is a workplace's snapshot of one month. */
export function newestOfSites(rows: readonly Site[]): Site[] {
  const newest = rows.reduce((last, { dataCrtYm }) => (dataCrtYm > last ? dataCrtYm : last), "");
  return rows
    .filter(({ dataCrtYm, wkplJnngStcd }) => dataCrtYm === newest && wkplJnngStcd === JOINED)
    .slice(0, MAX_SITES);
}

function headcount([first]: readonly Site[], counts: readonly number[]): HistoryEntry[] {
  const [, year, month] = /^(\d{4})(\d{2})$/.exec(first?.dataCrtYm ?? "") ?? [];
  if (!year || !month) return [];
  const value = counts.reduce((sum, count) => sum + count, 0);
  return [{ period: `${year}-${month}`, value, basis: null, provider: "national-pension" }];
}
