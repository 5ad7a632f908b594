import { expect, test } from "vitest";
import {
  campaignToAll,
  recipientsOf,
  sendNow,
  takenOf,
  teamWithBuyers,
  untilCampaign,
} from "../../../support/email/campaign";
import { addMailFault } from "../../../support/email/inbox";
import { untilIdle } from "../../../support/suite/queue";
import { until } from "../../../support/suite/wait";
import type { Tenant } from "../../../support/teams/tenant";

test("a mail with an unknown result can be sent again once, and its history shows that", async () => {
  const { own, from, emails, admin } = await teamWithBuyers(1);
  // The mail service sends no events for this address, so the status of its mail stays unknown.
  const silent = `silent-${own.teamId.toLowerCase()}@buyers.example`;
  await admin.client.records.createLead({ body: { deal_name: "조용한 분", email: silent } });
  const { id } = await campaignToAll(admin, from);
  await addMailFault({ path: "/v3/mail/send", contains: id, times: 1, after: "effect" });
  await sendNow(admin, id);
  await untilCampaign(admin, id, "sent");
  const unknown = (await recipientsOf(own.teamId, id)).find(({ email }) => email === silent);
  const params = { id, key: String(unknown?.id) };
  const story = () => admin.client.email.getRecipient({ params });
  expect((await story()).steps.map(({ what }) => what)).toEqual(["queued", "calling", "unknown"]);
  await seenByOthers(own, params, silent);
  const asked = await Promise.allSettled([1, 2].map(() => admin.client.email.resendMail({ params })));
  const refused = asked.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused).toMatchObject([{ status: 409 }]);
  await untilCampaign(admin, id, "sent");
  await untilIdle(own.teamId);
  expect((await takenOf(id)).toSorted()).toEqual([...emails, silent, silent].toSorted());
  const { status, steps } = await story();
  expect(status).toBe("accepted");
  const told = steps.map(({ what }) => what).toSorted();
  expect(told).toEqual(["accepted", "calling", "calling", "queued", "resent", "unknown"]);
  const { total_recipients } = await admin.client.email.getCampaign({ params: { id } });
  expect(total_recipients).toBe(2);
  await expect(admin.client.email.resendMail({ params })).rejects.toMatchObject({ status: 409 });
});

test("a member who may not see a recipient's record can neither read nor resend their mail", async () => {
  const { own, from, admin } = await teamWithBuyers(1);
  await own.team.update({ row_access: "own" });
  const stranger = await own.member();
  const { id } = await campaignToAll(admin, from);
  await sendNow(admin, id);
  await untilCampaign(admin, id, "sent");
  const [recipient] = await recipientsOf(own.teamId, id);
  const params = { id, key: String(recipient?.id) };
  await expect(stranger.client.email.getRecipient({ params })).rejects.toMatchObject({ status: 404 });
  await expect(stranger.client.email.resendMail({ params })).rejects.toMatchObject({ status: 404 });
});

/** With masking, members see no address in a mail's story. If they see only their own records, they see no story. */
async function seenByOthers({ team, member }: Tenant, params: { id: string; key: string }, email: string) {
  const seller = (await member()).client.email;
  const config = team.collection("settings").doc("remote-config");
  await config.set({ enable_masking: true }, { merge: true });
  const masked = await until(async () => {
    const seen = await seller.getRecipient({ params });
    return seen.email !== email && seen;
  });
  expect(masked.email).toMatch(/^s\*+@/);
  expect(JSON.stringify(masked)).not.toContain(email);
  expect(masked.steps.every(({ detail }) => detail === "")).toBe(true);
  await team.update({ row_access: "own" });
  const missing = { status: 404, code: "NOT_FOUND" };
  await expect(seller.getRecipient({ params })).rejects.toMatchObject(missing);
  await expect(seller.resendMail({ params })).rejects.toMatchObject(missing);
}
