import { z } from "zod";
import type { CompanyIdentity } from "../provider/company-provider";
import { callOpenDart, fetchOpenDart } from "./call-open-dart";
import { type CorpCodes, plainCorpName, readCorpCodes } from "./read-corp-codes";

/** The list changes once a day. */
const LIST_TTL_MS = 86_400_000;
const MAX_NAMESAKES = 5;

export const DartCompany = z.object({
  corp_code: z.string(),
  jurir_no: z.string(),
  ceo_nm: z.string().default(""),
  adres: z.string().default(""),
  hm_url: z.string().default(""),
  phn_no: z.string().default(""),
  est_dt: z.string().default(""),
});
export type DartCompany = z.infer<typeof DartCompany>;

let list: { at: number; codes: Promise<CorpCodes> } | undefined;

/**
 * Finds a company at OpenDART by the code from the registry's outline, else by its name; the corporation number has to
 * match.
 * @returns undefined for a company that files no reports there
 */
export async function findCorpCode(
  { niceId, name, dartCode }: CompanyIdentity,
  signal: AbortSignal,
): Promise<DartCompany | undefined> {
  const codes = dartCode ? [dartCode] : ((await corpCodes()).get(plainCorpName(name)) ?? []);
  const found = await Promise.all(
    codes.slice(0, MAX_NAMESAKES).map((corp_code) => callOpenDart("company.json", { corp_code }, DartCompany, signal)),
  );
  return found.find((company) => company?.jurir_no.replaceAll("-", "") === niceId);
}

/**
 * All codes, loaded once a day by each instance. The download outlives the call that started it: others wait for it.
 */
function corpCodes(): Promise<CorpCodes> {
  if (list && Date.now() - list.at < LIST_TTL_MS) return list.codes;
  const codes = download();
  list = { at: Date.now(), codes };
  codes.catch(() => {
    list = undefined;
  });
  return codes;
}

const DOWNLOAD_TIMEOUT_MS = 30_000;

async function download(): Promise<CorpCodes> {
  const response = await fetchOpenDart("corpCode.xml", {}, AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS));
  return readCorpCodes(new Uint8Array(await response.arrayBuffer()));
}
