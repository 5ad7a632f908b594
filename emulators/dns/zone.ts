import type { StandInRequest } from "../src/stand-in/request";
import { jsonBody } from "../src/stand-in/request";
import { isRecord, text } from "../src/stand-in/values";

export const STATE_VERSION = 1;
export const RECORD_TYPES = ["A", "CNAME", "MX", "TXT"] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** The values of a record type at a name. */
export interface ZoneRecord {
  name: string;
  type: RecordType;
  values: string[];
}

/** A fault of questions for a name: no answer in time, or an answer that the server failed. */
export interface DnsFault {
  name: string;
  rcode?: "SERVFAIL" | "REFUSED";
  delayMs?: number;
  /** How many more questions fail; without it, all of them do. */
  times?: number;
}

export interface Zone {
  records: ZoneRecord[];
  faults: DnsFault[];
}

export const newZone = (): Zone => ({ records: [], faults: [] });

const plain = (name: string): string => name.toLowerCase().replace(/\.$/, "");

/** The records at a name; those of the mail service's own zone are always there. */
export function recordsAt(zone: Zone, name: string): ZoneRecord[] {
  const set = zone.records.filter((record) => record.name === plain(name));
  return set.length > 0 ? set : serviceRecordsAt(plain(name));
}

/** Whether a name exists, even if only because there are names below it. */
export const isKnown = (zone: Zone, name: string): boolean =>
  recordsAt(zone, name).length > 0 || zone.records.some((record) => record.name.endsWith(`.${plain(name)}`));

/** The records that SendGrid publishes at the targets of authenticated domains' records. */
function serviceRecordsAt(name: string): ZoneRecord[] {
  if (/^u\d+\.wl\d+\.sendgrid\.net$/.test(name)) return [{ name, type: "TXT", values: ["v=spf1 ip4:192.0.2.25 -all"] }];
  if (/^s\d\.domainkey\.u\d+\.wl\d+\.sendgrid\.net$/.test(name))
    return [{ name, type: "TXT", values: ["k=rsa; t=s; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDStandIn"] }];
  return [];
}

/** Sets the records of a list; a record without values is deleted. */
export function setRecords(zone: Zone, request: StandInRequest): void {
  for (const { name, type, values } of listOf(jsonBody(request)).map(toRecord)) {
    zone.records = zone.records.filter((known) => known.name !== name || known.type !== type);
    if (values.length > 0) zone.records.push({ name, type, values });
  }
}

export function addFaults(zone: Zone, request: StandInRequest): void {
  zone.faults.push(...listOf(jsonBody(request)).map(toFault));
}

/** The oldest fault of a name, counted as used once. */
export function takeFault(zone: Zone, name: string): DnsFault | undefined {
  const fault = zone.faults.find((one) => one.name === plain(name));
  if (fault?.times !== undefined) {
    fault.times -= 1;
    if (fault.times <= 0) zone.faults = zone.faults.filter((one) => one !== fault);
  }
  return fault;
}

export class BadZoneError extends Error {}

const listOf = (input: unknown): unknown[] => (Array.isArray(input) ? input : [input]);

function toRecord(input: unknown): ZoneRecord {
  const { name, type, values } = isRecord(input) ? input : {};
  const known = RECORD_TYPES.find((one) => one === type);
  if (!text(name) || !known || !Array.isArray(values)) throw new BadZoneError("a record has a name, a type and values");
  return { name: plain(String(name)), type: known, values: values.map(String) };
}

function toFault(input: unknown): DnsFault {
  const { name, rcode, delayMs, times } = isRecord(input) ? input : {};
  if (!text(name)) throw new BadZoneError("a fault has a name");
  return {
    name: plain(String(name)),
    ...((rcode === "SERVFAIL" || rcode === "REFUSED") && { rcode }),
    ...(typeof delayMs === "number" && { delayMs }),
    ...(typeof times === "number" && { times }),
  };
}
