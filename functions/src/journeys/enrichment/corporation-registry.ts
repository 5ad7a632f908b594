import type { RegisteredCompany } from "@dure/domain/journeys/company/company-search";
import { findOutlines } from "./provider/corporate-basics";

const TIMEOUT_MS = 3_000;
const MAX_FOUND = 20;

/** Corporations of the registry whose name contains a text. */
export async function corporationRegistry(name: string): Promise<RegisteredCompany[]> {
  const found = await findOutlines({ corpNm: name }, MAX_FOUND, AbortSignal.timeout(TIMEOUT_MS));
  return found.map(({ crno, corpNm, enpBsadr, enpRprFnm }) => ({
    nice_id: crno,
    name: corpNm,
    address: enpBsadr,
    owner_name: enpRprFnm,
  }));
}
