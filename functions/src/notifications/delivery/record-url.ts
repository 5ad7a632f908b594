import { entityOf } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { teamUrl } from "../../platform/team-url";

const PAGES = { lead: "leads", deal: "deals", company: "companies", contact: "contacts" } as const;

/** Where a team's members see a record. */
export const recordUrl = ({ team_slug }: { team_slug: string | null }, record: CrmRecord): string =>
  teamUrl(team_slug, `/${PAGES[entityOf(record)]}/${record.id}`);
