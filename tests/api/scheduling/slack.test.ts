import type { SlackChannel } from "@dure/domain/teams/slack";
import { beforeAll, expect, test } from "vitest";
import { bookingPage, connectGoogle, slotsOf } from "../../support/scheduling/booking";
import { bookSlot } from "../../support/scheduling/reminders";
import { firestore } from "../../support/suite/admin";
import { queueJob, untilIdle } from "../../support/suite/queue";
import { stored } from "../../support/suite/stored";
import { until } from "../../support/suite/wait";
import { connectSlack, postsIn, revokeSlack, slack } from "../../support/teams/slack";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

const POST = "/api/chat.postMessage";

let tenant: Tenant;
let host: Member;
let workspace: string;
let page: { id: string };
let answersChannel: SlackChannel;

beforeAll(async () => {
  tenant = await createTenant();
  host = await tenant.member("admin", { display_name: "이멤버" });
  await connectGoogle(host);
  const connected = await connectSlack(host);
  workspace = connected.workspace;
  const other = connected.channels.find(({ id, is_private }) => id !== connected.channel.id && !is_private);
  if (!other) throw new Error("The workspace has one public channel only.");
  answersChannel = other;
  page = await bookingPage(host, { slack_channel: connected.channel.id });
});

let booked = 0;
const book = async (pageId = page.id) => {
  const slot = (await slotsOf(pageId, 3, 14))[booked++ % 5];
  if (!slot) throw new Error("No free time.");
  return bookSlot(pageId, slot, { name: "홍길동" });
};

/** The posts about one booking, once there are `count`. */
const postsOf = async (email: string) => (await postsIn(workspace)).filter(({ text }) => text.includes(email));
const postsFor = (email: string, count: number) =>
  until(async () => {
    const posts = await postsOf(email);
    return posts.length >= count && posts;
  }, 60_000);

test("the channel gets one post each for a booking, a move and a cancellation", async () => {
  const event = await book();
  const [first] = await postsFor(event.email, 1);
  expect(first).toMatchObject({ channel: "영업-미팅" });
  expect(first?.text).toMatch(/^\*미팅 확정\* · 30분 상담\n일시: .*\(Asia\/Seoul\)/);
  expect(first?.text).toContain(`예약자: 홍길동 (${event.email})`);

  const later = (await slotsOf(page.id, 25, 7))[0];
  if (!later) throw new Error("No free time.");
  const body = { start: later.start, end: later.end, reason: "일정 충돌" };
  await host.client.scheduling.rescheduleEvent({ params: { id: event.id }, query: {}, body });
  await postsFor(event.email, 2);
  await host.client.scheduling.cancelEvent({ params: { id: event.id }, body: { reason: "출장" } });
  await postsFor(event.email, 3);
  await untilIdle(tenant.teamId);
  const posts = await postsOf(event.email);
  expect(posts.map(({ text }) => text.split("\n")[0])).toEqual([
    "*미팅 확정* · 30분 상담",
    "*미팅 일정 변경* · 30분 상담",
    "*미팅 취소* · 30분 상담",
  ]);
  expect(posts[1]?.text).toContain("사유: 일정 충돌");
  expect(posts[2]?.text).toContain("사유: 출장");
});

test("the form's answers are posted once to a channel of their own, and nowhere without one", async () => {
  const { id } = await bookingPage(host, {
    title: "답변 페이지",
    form_submission_noti_setting: { slack_channel: answersChannel.id },
  });
  const event = await book(id);
  const [post] = await postsFor(event.email, 1);
  expect(post).toMatchObject({ channel: answersChannel.name });
  expect(post?.text).toBe(`*예약 폼 제출* · 답변 페이지\n이름: 홍길동\n이메일: ${event.email}`);
  await untilIdle(tenant.teamId);
  expect(await postsOf(event.email)).toHaveLength(1);
});

test("a host who uses English gets English posts", async () => {
  await firestore.doc(`personalFeatureFlags/${host.uid}`).set({ isKoreanLanguage: false });
  const event = await book();
  const [post] = await postsFor(event.email, 1);
  await firestore.doc(`personalFeatureFlags/${host.uid}`).delete();
  expect(post?.text).toMatch(/^\*Meeting confirmed\* · /);
});

test.each([
  ["answers 500", { status: 500, times: 1 }],
  ["is slow", { delayMs: 1_000, times: 1 }],
  ["says that it has an internal error", { status: 200, body: { ok: false, error: "internal_error" }, times: 1 }],
  ["takes the post, but its answer is lost", { after: "effect" as const, times: 1 }],
])("Slack that %s has one post in the end", async (_, fault) => {
  await slack.addFault({ path: POST, ...fault });
  const event = await book();
  await postsFor(event.email, 1);
  await untilIdle(tenant.teamId);
  expect(await postsOf(event.email)).toHaveLength(1);
});

test("Slack's retry-after is respected", async () => {
  const seconds = 2;
  await slack.addFault({ path: POST, status: 429, times: 1, headers: { "retry-after": String(seconds) } });
  const asked = Date.now();
  const event = await book();
  await postsFor(event.email, 1);
  expect(Date.now() - asked).toBeGreaterThanOrEqual(seconds * 1000);
  expect(await postsOf(event.email)).toHaveLength(1);
});

test("a duplicate event adds no post", async () => {
  const event = await book();
  await postsFor(event.email, 1);
  const [doc] = (await stored(tenant.teamId, "events")).filter((one) => JSON.stringify(one).includes(event.email));
  const payload = { events_id: doc?.id, reaction: "post-meeting" };
  await Promise.all([1, 2, 3].map(() => queueJob({ teamId: tenant.teamId, name: "react", payload })));
  await untilIdle(tenant.teamId);
  expect(await postsOf(event.email)).toHaveLength(1);
});

test("a deleted channel only loses the post", async () => {
  const lost = await bookingPage(host, { slack_channel: "C000GONE" });
  const event = await book(lost.id);
  const refused = async () =>
    (await stored(tenant.teamId, "slack-posts")).find(({ id }) => String(id).startsWith(event.id))?.state === "refused";
  await until(refused);
  expect(await postsOf(event.email)).toEqual([]);
  expect(await stored(tenant.teamId, "dead-letters")).toEqual([]);
});

test("a workspace with a revoked token gets no posts until it is connected again", async () => {
  await revokeSlack(workspace);
  const silent = await book();
  await until(async () => (await host.client.teams.getSlack({})).connected === false);
  expect(await postsOf(silent.email)).toEqual([]);
  const again = await connectSlack(host);
  workspace = again.workspace;
  const other = await bookingPage(host, { slack_channel: again.channel.id });
  await postsFor((await book(other.id)).email, 1);
  expect(await postsOf(silent.email)).toEqual([]);
});
