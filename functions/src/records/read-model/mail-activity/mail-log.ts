import { normalizeText } from "@dure/domain/records/filter/filter-field";
import { MAIL_ACTS, MailActivity } from "@dure/domain/records/filter/mail-activity";
import { z } from "zod";
import type { LogTable } from "../log-table/log-table";
import { sqlTypeOf, timeCell } from "../table";

/** The mail activity of each address by campaign. Addresses are compared in the same form as those of records. */
export const MAIL_LOG: LogTable = {
  name: "mail_activity",
  collection: "mail-activity",
  columns: [
    { name: "email", type: sqlTypeOf({ as: "text" }) },
    { name: "campaign", type: sqlTypeOf({ as: "id" }) },
    ...MAIL_ACTS.map((name) => ({ name, type: sqlTypeOf({ as: "time" }) })),
  ],
  key: ["campaign", "email"],
  subject: "campaign",
  toEntry: (doc) => {
    if (doc.is_gone === true) return { gone: String(doc.campaign_id) };
    const rows = z.array(MailActivity).parse(JSON.parse(String(doc.rows)));
    return {
      rows: rows.map((row) => [
        normalizeText(row.email),
        row.campaign_id,
        ...MAIL_ACTS.map((act) => timeCell(row[act])),
      ]),
    };
  },
};
