import type { noticeApi } from "@dure/domain/notifications/notice/notice-api";
import { personOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { readNotice, saveReadAt } from "./notice-store";

/** Notes when a notice was first read. The audit log says nothing of it. */
export const markNoticeRead: Verb<typeof noticeApi.markNoticeRead> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const notice = await readNotice(tx, ctx.teamId, personOf(ctx).user_id, params.id);
    if (notice.read_at === null) saveReadAt(tx, ctx.teamId, notice.id, ctx.now);
    return { answer: undefined, event: [] };
  });
