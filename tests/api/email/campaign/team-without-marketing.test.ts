import { expect, test } from "vitest";
import {
  batchesOf,
  campaignToAll,
  runCampaignSchedule,
  sendNow,
  takenOf,
  teamWithBuyers,
  untilCampaign,
} from "../../../support/email/campaign";
import { change } from "../../../support/suite/operate";
import { untilIdle } from "../../../support/suite/queue";
import { until } from "../../../support/suite/wait";

const later = (ms: number) => new Date(Date.now() + ms).toISOString();

/** The commands with which an operator takes e-mail marketing from a team, and gives it back. */
const WAYS = [
  ["is disabled", ["team", "disable"], ["team", "enable"]],
  [
    "loses its flag",
    ["remote-config", "disable", "enable_marketing_email"],
    ["remote-config", "enable", "enable_marketing_email"],
  ],
] as const;

type Made = Awaited<ReturnType<typeof teamWithBuyers>>;

/** The stored campaign, because the API refuses all members of a disabled team. */
const campaignDoc = ({ own }: Made, id: string) => own.team.collection("campaigns").doc(id);
const untilPausedFor = (made: Made, id: string, reason: string) =>
  until(async () => {
    const { status, pause } = (await campaignDoc(made, id).get()).data() ?? {};
    return status === "paused" && pause.reason === reason;
  });

/** Expects that no mail is sent while the team has no e-mail marketing, and all mails once it has it again. */
async function expectHeldUntilBack(made: Made, id: string, giveBack: (typeof WAYS)[number][2]): Promise<void> {
  const { own, emails, admin } = made;
  await untilPausedFor(made, id, "team");
  await untilIdle(own.teamId);
  expect(await takenOf(id)).toEqual([]);

  await change(...giveBack, "--team", own.teamId);
  await untilCampaign(admin, id, "sent");
  expect((await takenOf(id)).toSorted()).toEqual(emails);
}

test.each(WAYS)(
  "unsent mails of a team that %s wait until it can send again",
  async (_, take, giveBack) => {
    const made = await teamWithBuyers(2);
    const { own, from, admin } = made;
    const { id } = await campaignToAll(admin, from);
    // The batch waits, because the warm-up allowance of today is used up.
    const domain = own.team.collection("email-settings").doc("domain");
    const known = (await domain.get()).data() ?? {};
    const used = own.team.collection("email-allowances").doc(`${later(0).slice(0, 10)} ${known.domain}`);
    await used.set({ used: 500 });
    await domain.update({ verified_at: later(0) });
    await sendNow(admin, id);
    const batch = await until(async () => {
      const [one] = await batchesOf(own.teamId, id);
      return one?.state === "queued" && String(one.due_at) > later(0) && one;
    });
    await change(...take, "--team", own.teamId);
    await domain.update({ verified_at: known.verified_at });
    const batches = own.team.collection(`campaigns/${id}/batches`);
    await batches.doc(String(batch.id)).update({ due_at: later(-1000) });
    await runCampaignSchedule(later(5 * 60_000));
    await expectHeldUntilBack(made, id, giveBack);
  },
  120_000,
);

test.each(WAYS)(
  "a campaign scheduled by a team that %s waits until it can send again",
  async (_, take, giveBack) => {
    const made = await teamWithBuyers(2);
    const { own, from, admin } = made;
    const { id } = await campaignToAll(admin, from, { scheduled_at: later(30 * 24 * 3_600_000) });
    await sendNow(admin, id);
    await change(...take, "--team", own.teamId);
    await campaignDoc(made, id).update({ launch_at: later(-1000), wake_at: later(-1000) });
    await runCampaignSchedule(later(0));
    await expectHeldUntilBack(made, id, giveBack);
  },
  120_000,
);

test("a campaign that a member paused stays paused when its team can send again", async () => {
  const made = await teamWithBuyers(1);
  const { own, from, admin } = made;
  const { id } = await campaignToAll(admin, from, { scheduled_at: later(30 * 24 * 3_600_000) });
  await sendNow(admin, id);
  await admin.client.email.pauseCampaign({ params: { id } });
  await change("team", "disable", "--team", own.teamId);
  await change("team", "enable", "--team", own.teamId);
  await untilIdle(own.teamId);
  await untilPausedFor(made, id, "member");
});
