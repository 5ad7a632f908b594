import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { call } from "../support/suite/call";
import { forEachConcurrently } from "../support/suite/for-each-concurrently";
import { createTenant, type Tenant } from "../support/teams/tenant";
import { findFault } from "./find-fault";
import { type ApiDocument, type HostileRequest, hostileRequests } from "./hostile-requests";
import { type FuzzReport, readFuzzReport } from "./read-fuzz-report";
import { endsSession, runSchemathesis } from "./run-schemathesis";

// Calls every endpoint with each hostile value in each place, and then with generated calls of an admin, a member and
// a visitor. `npm run fuzz -- values` runs only the first part, and
// `npm run fuzz -- generated [calls per operation [callers]]` only the second one.

const REPORTS = new URL("../../.dure/fuzz", import.meta.url).pathname;
/** Generated calls for each operation and caller. About 8,600 more calls of each caller cover the schemas. */
const CALLS_PER_OPERATION = 12;

const [part = "all", calls = String(CALLS_PER_OPERATION), ...wanted] = process.argv.slice(2);
const tenant = await createTenant({ plan: "PRO" });
const admin = await tenant.member("admin");
const document = (await call("", "GET", "/openapi.json")).body as unknown as ApiDocument;
const faults: string[] = [];
if (part !== "generated") faults.push(...(await tryHostileValues(tenant, admin.idToken)));
if (part !== "values") faults.push(...(await tryGeneratedCalls(tenant, Number(calls))));
for (const fault of faults) console.log(`✗ ${fault}`);
console.log(faults.length === 0 ? "No fault." : `${faults.length} faults.`);
process.exit(faults.length === 0 ? 0 : 1);

async function tryHostileValues({ teamId }: Tenant, idToken: string): Promise<string[]> {
  const { id } = await admin.client.records.createLead({ body: { deal_name: "두레" } });
  const ids = { teamId, tenantId: teamId, entityId: "lead", recordId: id, leadId: id, userId: admin.uid };
  const requests = [...hostileRequests(document, ids)];
  const found: string[] = [];
  const startMs = performance.now();
  await forEachConcurrently(requests, async (request) => {
    const fault = await findFault(() => send(request, idToken), request.isNeverRight);
    if (fault) found.push(`${request.operation}, ${request.what}: ${fault}`);
  });
  const seconds = ((performance.now() - startMs) / 1000).toFixed(0);
  console.log(`${requests.length} calls with hostile values, ${seconds} s, ${found.length} faults.`);
  return found;
}

async function send({ method, path, body, isPublic }: HostileRequest, idToken: string) {
  const startMs = performance.now();
  const { status } = await call(isPublic ? "" : idToken, method, path, body);
  return { status, tookMs: performance.now() - startMs };
}

async function tryGeneratedCalls(team: Tenant, callsPerOperation: number): Promise<string[]> {
  const callers = {
    admin: (await team.member("admin")).idToken,
    member: (await team.member()).idToken,
    visitor: undefined,
  };
  await mkdir(REPORTS, { recursive: true });
  const documentFile = join(REPORTS, "openapi.json");
  await writeFile(documentFile, JSON.stringify(document, withoutUnicodePatterns));
  const found: string[] = [];
  for (const [name, idToken] of Object.entries(callers)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`Generated calls of ${name === "admin" ? "an" : "a"} ${name}:`);
    const reportFolder = join(REPORTS, name);
    const run = { documentFile, idToken, callsPerOperation, seed: 1, reportFolder };
    const isGreen = await runSchemathesis(run);
    const { uncalled, failed } = await newestReport(reportFolder);
    const pathsLeft = uncalled.map(pathOf).filter((path) => !idToken || !endsSession(path));
    // In Python 3.11, schemathesis' threads sometimes disturb each other. One thread repeats what they broke off.
    const isRightAlone = pathsLeft.length === 0 || (await runSchemathesis({ ...run, paths: [...new Set(pathsLeft)] }));
    if (failed.length > 0 || !isRightAlone || (!isGreen && pathsLeft.length === 0))
      found.push(`Generated calls of ${name} found errors of ours: see ${reportFolder}`);
    const skipped = uncalled.filter((operation) => !pathsLeft.includes(pathOf(operation)));
    console.log(`Not called: ${skipped.length === 0 ? "none" : skipped.join(", ")}`);
  }
  return found;
}

function pathOf(operation: string): string {
  return operation.slice(operation.indexOf(" ") + 1);
}

async function newestReport(folder: string): Promise<FuzzReport> {
  const newest = (await readdir(folder))
    .filter((name) => name.endsWith(".xml"))
    .toSorted()
    .at(-1);
  return readFuzzReport(document, newest ? await readFile(join(folder, newest), "utf8") : "<testsuites/>");
}

/** Drops such patterns, because Python's regular expressions don't support Unicode properties. */
function withoutUnicodePatterns(key: string, value: unknown): unknown {
  return key === "pattern" && typeof value === "string" && value.includes("\\p{") ? undefined : value;
}
