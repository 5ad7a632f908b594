import type { emailApi } from "@dure/domain/email/api";
import { automationTexts } from "@dure/domain/email/automation/automation-texts";
import type { Enrollment } from "@dure/domain/email/automation/enrollment";
import { isVisible } from "@dure/domain/records/record/visibility";
import { AppError } from "@dure/domain/shared/error";
import { PAGE_COUNT } from "@dure/domain/shared/page";
import { Id, Time } from "@dure/domain/shared/value";
import { z } from "zod";
import { sealJson, unsealJson } from "../../platform/auth/seal-json";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { findLeadsNow } from "../../records/record/record-store";
import { viewerOf } from "../../records/record/visible-record";
import { getStoredAutomation } from "../automation/automation-store";
import { findEnrollments } from "./enrollment-store";

const Place = z.object({ entered_at: Time, id: Id });
const context = (teamId: string) => `teams/${teamId}/enrollments-cursor`;

/** The people of an automation. Who sees only their own records sees only the people of these; a page may be shorter. */
export const listEnrollments: Verb<typeof emailApi.listEnrollments> = async (ctx, { params, query }) => {
  const { teamId } = ctx;
  const { id } = await getStoredAutomation(teamId, params.id);
  const limit = query?.page_count ?? PAGE_COUNT;
  const { found, total } = await findEnrollments(teamId, id, {
    status: query?.status,
    after: placeOf(teamId, query?.cursor),
    limit,
  });
  const last = found.at(-1);
  const cursor = last && found.length === limit ? sealJson(placeAt(last), context(teamId)) : null;
  const visible = await onlyVisible(ctx, found);
  const data = visible.map(({ event_id: _, automation_id: __, ...shown }) => shown);
  return { data, cursor, is_last: cursor === null, total };
};

const placeAt = ({ entered_at, id }: Enrollment) => ({ entered_at, id });

function placeOf(teamId: string, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const place = Place.safeParse(unsealJson(cursor, context(teamId)));
  if (!place.success) throw new AppError("BAD_REQUEST", automationTexts.badCursor);
  return place.data;
}

async function onlyVisible(ctx: Context, found: readonly Enrollment[]): Promise<readonly Enrollment[]> {
  const viewer = viewerOf(ctx);
  if (!viewer || found.length === 0) return found;
  const records = await findLeadsNow(
    ctx.teamId,
    found.map(({ record_id }) => record_id),
  );
  const visible = new Set(records.filter((record) => isVisible(record, viewer)).map(({ id }) => id));
  return found.filter(({ record_id }) => visible.has(record_id));
}
