import type { CheckedFilter } from "./checked-filter";
import type { MailTest } from "./mail-activity";

/** The conditions on mails in a filter. */
export function mailTestsIn(filter: CheckedFilter): MailTest[] {
  if ("all" in filter) return filter.all.flatMap(mailTestsIn);
  if ("any" in filter) return filter.any.flatMap(mailTestsIn);
  return "mail" in filter ? [filter.mail] : [];
}
