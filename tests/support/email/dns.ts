import type { DnsRecord } from "@dure/domain/email/sending-domain/sending-domain";
import { standIn } from "../suite/stand-in";
import { suite } from "../suite/suite";

type Record = Pick<DnsRecord, "type" | "host" | "value">;

/** Sets records at the name servers, as a team does at its registrar. */
export const publish = (records: readonly Record[]): Promise<void> =>
  standIn(suite.dnsUrl).post(
    "/__records",
    records.map(({ host, type, value }) => ({ name: host, type, values: [value] })),
  );

export const unpublish = (records: readonly Record[]): Promise<void> =>
  standIn(suite.dnsUrl).post(
    "/__records",
    records.map(({ host, type }) => ({ name: host, type, values: [] })),
  );
