import type { schedulingApi } from "@dure/domain/scheduling/api";
import type { ExplainedReason } from "@dure/domain/scheduling/booking-page/explanation-api";
import { offerAt } from "@dure/domain/scheduling/booking-page/page-offer";
import { assertMayChange } from "@dure/domain/scheduling/booking-page/publish-page";
import { explainTime as explain, type Refusal } from "@dure/domain/scheduling/slots/explain-time";
import type { Verb } from "../../platform/http/endpoint";
import { isDisconnected } from "../calendar/calendar-error";
import { getPage } from "./booking-page-store";
import { type PageQuery, takenTimesOf } from "./free-times";
import { openState, type PageHost, readHosts } from "./open-page";

/** Only for members who may change the page: the answer shows when its organizers are busy, but not with what. */
export const explainTime: Verb<typeof schedulingApi.explainTime> = async (ctx, { params, query }) => {
  const page = await getPage(ctx.teamId, params.id);
  assertMayChange(page, ctx.actor);
  const { hosts } = await readHosts(ctx.teamId, page);
  const nowMs = Date.parse(ctx.now);
  const startMs = Date.parse(query.start);
  const pageQuery = { teamId: ctx.teamId, pageId: page.id, options: page, planId: query.plan_id, nowMs };
  const explained = await Promise.all(hosts.map((host) => reasonsOf(pageQuery, host, startMs)));
  const state = openState({ page, hosts }, nowMs);
  const isFree = ({ reasons }: { reasons: unknown[] }) => reasons.length === 0;
  const offered =
    state === "active" && (page.strategy === "round-robin" ? explained.some(isFree) : explained.every(isFree));
  return { offered, state, hosts: explained };
};

async function reasonsOf(query: PageQuery, host: PageHost, startMs: number) {
  const { options, planId, nowMs } = query;
  const offer = {
    ...offerAt(options, planId, nowMs),
    ...(host.availabilities && { working_hours: host.availabilities }),
    ...(host.date_overrides && { date_overrides: host.date_overrides }),
  };
  const { id, name } = host;
  try {
    const taken = await takenTimesOf(query, host, { start: startMs, end: startMs + 1 });
    return { id, name, reasons: explain(offer, startMs, nowMs, taken).map(toReason) };
  } catch (error) {
    if (!isDisconnected(error)) throw error;
    const reason: ExplainedReason = { reason: "calendar_disconnected", from: null, to: null };
    return { id, name, reasons: [reason] };
  }
}

const toReason = ({ reason, from, to }: Refusal): ExplainedReason => ({ reason, from: timeOf(from), to: timeOf(to) });

const timeOf = (atMs: number | undefined): string | null => (atMs === undefined ? null : new Date(atMs).toISOString());
