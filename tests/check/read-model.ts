// Compares the read model of a running suite with Firestore, record by record, as a new instance would load it.
import "../support/suite/admin";
import { makeSnapshot } from "../../functions/src/records/read-model/snapshot/make-snapshot";
import { differencesOf } from "../support/records/read-model";
import { firestore } from "../support/suite/admin";

const SHOWN = 20;

const args = process.argv.slice(2);
const rebuild = args.includes("--rebuild");
const named = args.filter((argument) => !argument.startsWith("--"));
const teams = named.length > 0 ? named : (await firestore.collection("teams").listDocuments()).map(({ id }) => id);

let wrong = 0;
for (const teamId of teams) {
  if (rebuild) await makeSnapshot(teamId, Date.now(), { rebuild: true });
  const { records, differences } = await differencesOf(teamId);
  console.log(`${teamId}: ${records} records, ${differences.length} differences`);
  for (const { kind, id, what } of differences.slice(0, SHOWN)) console.log(`  ${kind} ${id}: ${what}`);
  wrong += differences.length;
}
console.log(wrong === 0 ? "The read model holds what Firestore holds." : `${wrong} differences.`);
process.exit(wrong === 0 ? 0 : 1);
