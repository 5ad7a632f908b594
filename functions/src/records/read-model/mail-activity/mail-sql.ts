import type { MailTest } from "@dure/domain/records/filter/mail-activity";
import type { Params } from "../query/params";
import { MAIL_LOG } from "./mail-log";

/** The SQL condition equivalent to `hasHappened`, on the record's address. */
export function mailSql({ act, campaignId, since }: MailTest, params: Params): string {
  const conditions = [
    since === null ? `m.${act} IS NOT NULL` : `m.${act} >= ${params.add(since, "TIMESTAMP")}`,
    ...(campaignId === null ? [] : [`m.campaign = ${params.add(campaignId)}`]),
  ];
  return `r.f_email IN (SELECT m.email FROM ${MAIL_LOG.name} m WHERE ${conditions.join(" AND ")})`;
}
