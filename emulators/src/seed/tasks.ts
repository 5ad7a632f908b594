import type { Member } from "./team";

const DAY_MS = 86_400_000;

/** The tasks, with their due dates in days from today and their times. */
const TASKS: readonly { title: string; inDays: number; due_time?: string }[] = [
  { title: "제안서 보내기", inDays: 0, due_time: "15:00" },
  { title: "견적 금액 확인 전화", inDays: 0 },
  { title: "보안 점검표 회신", inDays: -1 },
  { title: "데모 환경 준비", inDays: 1, due_time: "10:30" },
  { title: "계약서 초안 검토", inDays: 4 },
];

/** Gives the first three members tasks on their own deals: overdue ones, today's and later ones. */
export async function seedTasks(members: readonly Member[]): Promise<void> {
  for (const member of members.slice(0, 3)) {
    const { records } = member.client;
    const body = {
      search: "",
      filters: {
        operator: "AND" as const,
        conditions: [{ identifier: "assignee", condition: "is" as const, value: member.uid }],
      },
    };
    const { data } = await records.filterRecords({ params: { entityId: "deal" }, query: {}, body });
    for (const [index, { title, inDays, due_time }] of TASKS.entries()) {
      const deal = data[index];
      await records.createTodo({
        body: {
          title,
          due_on: seoulDay(inDays),
          timezone: "Asia/Seoul",
          ...(due_time && { due_time, remind_minutes: 30 }),
          ...(deal && { record: { entity_id: "deal", id: deal.id } }),
        },
      });
    }
  }
}

/** The day in Seoul that is `inDays` days from today, as YYYY-MM-DD. */
const seoulDay = (inDays: number): string =>
  new Date(Date.now() + 9 * 3_600_000 + inDays * DAY_MS).toISOString().slice(0, 10);
