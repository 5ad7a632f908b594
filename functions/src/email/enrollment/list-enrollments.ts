import type { emailApi } from "@dure/domain/email/api";
import type { Enrollment } from "@dure/domain/email/automation/enrollment";
import { isVisible } from "@dure/domain/records/record/visibility";
import { PAGE_COUNT } from "@dure/domain/shared/page";
import type { Context } from "../../platform/context";
import { Place } from "../../platform/firestore/read-page-store";
import type { Verb } from "../../platform/http/endpoint";
import { pageCursor } from "../../platform/http/page-cursor";
import { findLeads } from "../../records/record/record-store";
import { viewerOf } from "../../records/record/visible-record";
import { getStoredAutomation } from "../automation/automation-store";
import { findEnrollments } from "./enrollment-store";

const cursors = pageCursor("enrollments", Place);

/** The people of an automation whose records the caller may see, so a page may be shorter. */
export const listEnrollments: Verb<typeof emailApi.listEnrollments> = async (ctx, { params, query }) => {
  const { teamId } = ctx;
  const { id } = await getStoredAutomation(teamId, params.id);
  const limit = query?.page_count ?? PAGE_COUNT;
  const { found, next, total } = await findEnrollments(teamId, id, {
    status: query?.status,
    after: cursors.placeIn(teamId, query?.cursor),
    limit,
  });
  const visible = await onlyVisible(ctx, found);
  const data = visible.map(({ event_id: _, automation_id: __, ...shown }) => shown);
  return { data, ...cursors.pageEnd(teamId, next), total };
};

async function onlyVisible(ctx: Context, found: readonly Enrollment[]): Promise<readonly Enrollment[]> {
  const viewer = viewerOf(ctx);
  if (!viewer || found.length === 0) return found;
  const records = await findLeads(
    ctx.teamId,
    found.map(({ record_id }) => record_id),
  );
  const visible = new Set(records.filter((record) => isVisible(record, viewer)).map(({ id }) => id));
  return found.filter(({ record_id }) => visible.has(record_id));
}
