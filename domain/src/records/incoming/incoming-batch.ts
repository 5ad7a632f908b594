import { companyKey } from "../duplicate/company-key";
import type { RecordsEvent } from "../events";
import type { CrmRecord } from "../record/record";
import { applyIncoming, companyNameOf, contactEmailOf, type IncomingContext, type IncomingPerson } from "./incoming";

type Change = { before: CrmRecord | null; after: CrmRecord };
export type IncomingArrival = { incoming: IncomingPerson; known: IncomingContext };

/**
 * Records several incoming people in order, as if each one was recorded before the next. What is known about them may
 * have been read before all of them. `records` has one record per arrival, `assigned` the member to whom the arrival gave
 * it or null, `changes` one change per record.
 */
export function applyIncomingBatch(arrivals: readonly IncomingArrival[], now: string) {
  const changes = new Map<string, Change>();
  const names = new Map<string, string>();
  const events: RecordsEvent[] = [];
  const made = arrivals.map(({ incoming, known }) => {
    const [company, contact] = [
      `company ${companyKey(companyNameOf(incoming))}`,
      `contact ${contactEmailOf(incoming)}`,
    ];
    const one = applyIncoming(
      incoming,
      {
        ...asOfNow(incoming, known, changes),
        companyId: known.companyId ?? names.get(company),
        contactId: known.contactId ?? names.get(contact),
      },
      now,
    );
    if (one.company) names.set(company, one.company.id);
    if (one.contact?.email) names.set(contact, one.contact.id);
    for (const { before, after } of one.changes)
      changes.set(after.id, {
        before: changes.has(after.id) ? (changes.get(after.id)?.before ?? null) : before,
        after,
      });
    events.push(...one.events);
    return one;
  });
  const [records, assigned] = [made.map(({ record }) => record), made.map((one) => one.assigned)];
  return { changes: [...changes.values()], records, assigned, events };
}

/** Applies the changes of earlier arrivals to what is known. */
function asOfNow(
  { person }: IncomingPerson,
  known: IncomingContext,
  changes: ReadonlyMap<string, Change>,
): IncomingContext {
  const current = (record: CrmRecord) => changes.get(record.id)?.after ?? record;
  const email = person.email.toLowerCase();
  const ids = new Set(known.sameEmail.map(({ id }) => id));
  const made = [...changes.values()]
    .map(({ after }) => after)
    .filter((one) => email !== "" && one.kind === "lead" && one.email.toLowerCase() === email && !ids.has(one.id));
  return {
    ...known,
    recorded: known.recorded && current(known.recorded),
    sameEmail: [...made.reverse(), ...known.sameEmail.map(current)],
    pipelines: known.pipeline ? new Map([...known.pipelines, [known.pipeline.id, known.pipeline]]) : known.pipelines,
  };
}
