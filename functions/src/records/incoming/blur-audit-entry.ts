import { blurResponse } from "@dure/domain/records/incoming/blur-response";
import type { StoredAuditEntry } from "@dure/domain/teams/audit/audit-entry";
import type { Context } from "../../platform/context";
import { blursRouters } from "../record/router-blur";

/** The kinds of events all of whose values come from a form. */
const SUBMITTED = /^(?:submission|form-submission)\./;

/** Removes values that routers brought in from entries of the audit log, for a caller whose plan has no routers. */
export const blurAuditEntry =
  (ctx: Context) =>
  (entry: StoredAuditEntry): StoredAuditEntry => {
    if (!blursRouters(ctx)) return entry;
    const change = SUBMITTED.test(entry.type) ? { before: null, after: null } : blurResponse(entry.change);
    return { ...entry, change };
  };
