import { systemContext } from "../../../platform/context";
import { transaction } from "../../../platform/transaction/transaction-store";
import { calendarKey, type MemberCalendar, markLost } from "../calendar-cache-store";

/** Marks a calendar that its account no longer shows. Only the first report emits an event. */
export async function reportLostCalendar(memberCalendar: MemberCalendar): Promise<void> {
  const { teamId, userId, calendar } = memberCalendar;
  const ctx = systemContext(teamId, calendar.provider);
  await transaction(ctx, async (tx) => {
    const isNew = await markLost(tx, memberCalendar, Date.parse(ctx.now));
    const after = { id: calendarKey(memberCalendar), user_id: userId, calendar };
    return { answer: undefined, event: isNew ? { type: "calendar.lost", before: null, after } : [] };
  });
}
