import { beforeEach, describe, expect, test } from "vitest";
import { mailsTo, mailTo } from "../../support/email/inbox";
import { deliveriesOf, runAt, tickAt, untilDelivered, untilPlanned } from "../../support/notifications/delivery";
import { activeNotification, createDealDue, hoursAfter, seoulDay } from "../../support/notifications/notification";
import { untilIdle } from "../../support/suite/queue";
import { addSlackPerson, archiveChannel, connectSlack, postsIn, revokeSlack, slack } from "../../support/teams/slack";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

const POST = "/api/chat.postMessage$";
const TIMEOUT_MS = 240_000;

let tenant: Tenant;
let admin: Member;
let workspace: string;
let channel: string;

beforeEach(async () => {
  tenant = await createTenant();
  admin = await tenant.member("admin", { display_name: "이담당" });
  const connected = await connectSlack(admin);
  workspace = connected.workspace;
  channel = connected.channel.id;
});

const createDeal = (name: string, closeDate: string, assignee?: string) =>
  createDealDue(admin, name, closeDate, assignee);

/** Activates a setting. Returns its id, the time of its next run, and the close date that is due then. */
async function planned(changes = {}) {
  const { id } = await activeNotification(admin, channel, changes);
  const at = await untilPlanned(tenant.teamId, id);
  return { id, at, due: seoulDay(at, 3) };
}

test(
  "a deal near its date is posted once, despite concurrent runs and edits",
  async () => {
    await addSlackPerson(workspace, admin.email, "이담당");
    const { id, at, due } = await planned();
    const deal = await createDeal("<!channel> 연간 계약", due, admin.uid);
    await createDeal("나중 계약", seoulDay(at, 4));
    await Promise.all([tickAt(at), tickAt(at), runAt(tenant.teamId, id, at)]);
    await untilDelivered(tenant.teamId, id, 1);
    const [post] = await postsIn(workspace);
    expect(post).toMatchObject({ channel: "영업-미팅" });
    expect(post?.text).toMatch(/^마감이 다가와요\n&lt;!channel&gt; 연간 계약\n담당자: <@U\w+>$/);
    expect(JSON.stringify(post?.blocks)).toContain(`/deals/${deal.id}`);

    await admin.client.records.updateFieldValue({
      params: { entityId: "deal", recordId: deal.id, fieldId: "close_date" },
      body: { value: seoulDay(at, 9) },
    });
    await admin.client.records.updateFieldValue({
      params: { entityId: "deal", recordId: deal.id, fieldId: "close_date" },
      body: { value: due },
    });
    const next = await untilPlanned(tenant.teamId, id, at);
    expect(next).toBe(hoursAfter(at, 24));
    const trigger = { type: "date_before" as const, count_value: 3, send_at: "09:30" };
    await admin.client.notifications.changeNotificationSetting({
      params: { id },
      body: { trigger: { ...trigger, target: { entity_type: "deal", id: "field:close_date" } } },
    });
    await untilPlanned(tenant.teamId, id, next);
    await runAt(tenant.teamId, id, hoursAfter(at, 2));
    await untilIdle(tenant.teamId);
    expect(await postsIn(workspace)).toHaveLength(1);
    expect(await deliveriesOf(tenant.teamId, id)).toHaveLength(1);
  },
  TIMEOUT_MS,
);

test(
  "a member gets one notice and one mail about a due task, and none about a done one",
  async () => {
    const due_on = seoulDay(new Date().toISOString(), 1);
    const due = { due_on, due_time: "10:00", timezone: "Asia/Seoul", remind_minutes: 30 };
    const todo = await admin.client.records.createTodo({ body: { title: "견적서 보내기", ...due } });
    const done = await admin.client.records.createTodo({ body: { title: "끝난 일", ...due } });
    await admin.client.records.changeTodo({ params: { id: done.id }, body: { done: true } });
    const at = todo.remind_at ?? "";
    expect(at).toBe(`${due_on}T00:30:00.000Z`);
    await tickAt(hoursAfter(at, -1));
    expect((await admin.client.notifications.listNotices({ query: {} })).data).toEqual([]);
    await Promise.all([tickAt(at), tickAt(at)]);
    await tickAt(hoursAfter(at, 0.2));
    await mailTo(admin.email, "견적서 보내기");
    await untilIdle(tenant.teamId);
    await admin.client.records.changeTodo({ params: { id: todo.id }, body: { description: "PDF로" } });
    await tickAt(hoursAfter(at, 0.4));
    await untilIdle(tenant.teamId);
    expect((await admin.client.notifications.listNotices({ query: {} })).data).toMatchObject([
      { kind: "todo_reminder", title: "견적서 보내기", record: null },
    ]);
    expect(await mailsTo(admin.email, "견적서 보내기")).toHaveLength(1);
    expect(await mailsTo(admin.email, "끝난 일")).toHaveLength(0);
  },
  TIMEOUT_MS,
);

test(
  "a run that is hours late posts what became due that day, and nothing older than a day",
  async () => {
    const { id, at, due } = await planned();
    await createDeal("첫날", due);
    await createDeal("다음 날", seoulDay(at, 4));
    await runAt(tenant.teamId, id, hoursAfter(at, 34));
    const [delivery] = await untilDelivered(tenant.teamId, id, 1);
    expect(delivery).toMatchObject({ title: "다음 날", due_day: seoulDay(at, 1), state: "sent" });
    await untilIdle(tenant.teamId);
    expect(await postsIn(workspace)).toHaveLength(1);
  },
  TIMEOUT_MS,
);

test(
  "a deal that stays at its stage is posted on the configured day",
  async () => {
    const deal = await createDeal("멈춘 딜", "2030-01-01");
    const target = { entity_type: "deal" as const, id: `stage:${deal.stage?.id}` };
    const { id, at } = await planned({ trigger: { type: "stage_staying", count_value: 2, target } });
    const entered = seoulDay(new Date().toISOString(), 0);
    const days = Math.round((Date.parse(seoulDay(at, 0)) - Date.parse(entered)) / 86_400_000);
    await runAt(tenant.teamId, id, hoursAfter(at, 24 * (1 - days)));
    await runAt(tenant.teamId, id, hoursAfter(at, 24 * (2 - days)));
    expect(await untilDelivered(tenant.teamId, id, 1)).toMatchObject([{ title: "멈춘 딜", state: "sent" }]);
  },
  TIMEOUT_MS,
);

test(
  "posts are sent one per second, and wait as long as Slack asks",
  async () => {
    const { id, at, due } = await planned();
    for (let place = 0; place < 5; place += 1) await createDeal(`딜 ${place}`, due);
    await slack.addFault({
      ...{ path: POST, contains: channel, times: 1, status: 429 },
      // The emulator delays a task by at most five seconds. If a task runs too early, the schedule posts instead.
      ...{ headers: { "retry-after": "6" }, body: { ok: false, error: "ratelimited" } },
    });
    const begunMs = Date.now();
    await runAt(tenant.teamId, id, at);
    await untilDelivered(tenant.teamId, id, 5);
    const posts = await postsIn(workspace);
    expect(new Set(posts.map(({ text }) => text)).size).toBe(5);
    const times = posts.map(({ at: came }) => came);
    expect((times[0] ?? 0) - begunMs).toBeGreaterThanOrEqual(6_000);
    // One post may take longer to arrive than the next, so the gaps may be a little shorter.
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(3_500);
  },
  TIMEOUT_MS,
);

describe("a post with an unknown result", () => {
  /** The product is in the private channel, so that it can look for a post. */
  const chooseReadableChannel = async () => {
    const { channels } = await admin.client.teams.listSlackChannels({ query: {} });
    channel = channels.find(({ is_private }) => is_private)?.id ?? "";
  };

  test(
    "is sent once if the channel can be read",
    async () => {
      await chooseReadableChannel();
      const { id, at, due } = await planned();
      await createDeal("한 번만", due);
      await slack.addFault({ path: POST, contains: channel, times: 1, after: "effect" });
      await runAt(tenant.teamId, id, at);
      expect(await untilDelivered(tenant.teamId, id, 1)).toMatchObject([{ state: "sent", unknown: 1 }]);
      expect(await postsIn(workspace)).toHaveLength(1);
    },
    TIMEOUT_MS,
  );

  test(
    "is sent once even if Slack posts it after the timeout",
    async () => {
      await chooseReadableChannel();
      const { id, at, due } = await planned();
      await createDeal("느린 슬랙", due);
      // Longer than a call's timeout of ten seconds.
      await slack.addFault({ path: POST, contains: channel, times: 1, delayMs: 12_000 });
      await runAt(tenant.teamId, id, at);
      expect(await untilDelivered(tenant.teamId, id, 1)).toMatchObject([{ state: "sent", unknown: 1 }]);
      await untilIdle(tenant.teamId);
      expect(await postsIn(workspace)).toHaveLength(1);
    },
    TIMEOUT_MS,
  );

  test(
    "is repeated once at most if the channel can't be read",
    async () => {
      const { id, at, due } = await planned();
      await createDeal("두 번까지", due);
      await slack.addFault({ path: POST, contains: channel, times: 5, after: "effect" });
      await runAt(tenant.teamId, id, at);
      expect(await untilDelivered(tenant.teamId, id, 1)).toMatchObject([
        { state: "failed", reason: "unknown_outcome" },
      ]);
      expect(await postsIn(workspace)).toHaveLength(2);
    },
    TIMEOUT_MS,
  );
});

test(
  "a server error of Slack is retried",
  async () => {
    const { id, at, due } = await planned();
    await createDeal("다시", due);
    await slack.addFault({ path: POST, contains: channel, times: 1, status: 500, body: { ok: false } });
    await runAt(tenant.teamId, id, at);
    expect(await untilDelivered(tenant.teamId, id, 1)).toMatchObject([{ state: "sent", tries: 2 }]);
    expect(await postsIn(workspace)).toHaveLength(1);
  },
  TIMEOUT_MS,
);

test.each([
  ["an archived channel", "channel_gone", ["channel_deleted"], () => archiveChannel(workspace, channel)],
  ["a revoked workspace", "disconnected", ["slack"], () => revokeSlack(workspace)],
] as const)(
  "%s turns the setting off, and the setting shows why",
  async (_, stopped, problems, happen) => {
    const { id, at, due } = await planned();
    await createDeal("못 보냄", due);
    await happen();
    await runAt(tenant.teamId, id, at);
    expect(await untilDelivered(tenant.teamId, id, 1)).toMatchObject([{ state: "failed", reason: stopped }]);
    await untilIdle(tenant.teamId);
    const setting = await admin.client.notifications.getNotificationSetting({ params: { id } });
    expect(setting).toMatchObject({ is_active: false, stopped, problems });
  },
  TIMEOUT_MS,
);

test(
  "a member's setting posts nothing about records that the member may not see",
  async () => {
    await tenant.team.update({ row_access: "own" });
    const member = await tenant.member("member");
    const { id } = await activeNotification(member, channel);
    const at = await untilPlanned(tenant.teamId, id);
    await createDeal("남의 딜", seoulDay(at, 3));
    await createDeal("내 딜", seoulDay(at, 3), member.uid);
    await runAt(tenant.teamId, id, at);
    expect(await untilDelivered(tenant.teamId, id, 1)).toMatchObject([{ title: "내 딜" }]);
    await untilIdle(tenant.teamId);
    expect(await postsIn(workspace)).toHaveLength(1);
  },
  TIMEOUT_MS,
);
