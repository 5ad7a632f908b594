import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { createTemplate } from "../../support/email/create-template";
import { mailTo } from "../../support/email/inbox";
import { bookEvent, bookingPage, connectGoogle } from "../../support/scheduling/booking";
import { eventsOf, stored } from "../../support/suite/stored";
import { createTenant, type Member, type Tenant } from "../../support/teams/tenant";

let team: Tenant;
let host: Member;

beforeAll(async () => {
  team = await createTenant();
  host = await team.member("member", { display_name: "박담당" });
  await connectGoogle(host);
});

const SIGN = '<p><strong>박담당</strong> · <a href="https://hanbit.example">한빛</a></p>';
const guest = () => `guest-${randomUUID().slice(0, 8)}@example.org`;
const set = (member: Member, sign: string) => member.client.identity.setEmailSign({ body: { sign } });
const get = (member: Member) => member.client.identity.getEmailSign({});

describe("an e-mail signature", () => {
  test("is personal, sanitized, and removed by an empty one", async () => {
    const [one, other] = [await team.member(), await team.member()];
    expect(await get(one)).toEqual({ sign: "" });
    const unsafe = '<p onclick="x()">가</p><script>alert(1)</script><img src="http://x.example/a.png">';
    expect(await set(one, unsafe)).toEqual({ sign: "<p>가</p>" });
    expect(await get(one)).toEqual({ sign: "<p>가</p>" });
    expect(await get(other)).toEqual({ sign: "" });
    await set(one, "<p> </p>");
    expect(await get(one)).toEqual({ sign: "" });
    const signs = await stored(team.teamId, "email-signs");
    expect(signs.map(({ id }) => id)).not.toContain(one.uid);
    expect(await eventsOf(team.teamId, "user.sign_changed")).toHaveLength(2);
  });

  test("of more than 10,000 characters is refused", () =>
    expect(set(host, "가".repeat(10_001))).rejects.toMatchObject({ status: 400, details: [{ path: "body.sign" }] }));

  test("is below the mails to customers in its member's name", async () => {
    await set(host, SIGN);
    const { id, subject } = await createTemplate(host, {
      content: "<p>반갑습니다</p>",
      subject: `후속 ${randomUUID().slice(0, 8)}`,
    });
    const follow_up_mail_setting = { email_template_id: id, sender: "ORGANIZER" as const, cc: [], bcc: [] };
    const page = await bookingPage(host, { title: "도입 상담", follow_up_mail_setting });
    const email = guest();
    await bookEvent(page, { email });

    const followUp = await mailTo(email, subject);
    expect(followUp.html).toContain(SIGN);
    expect(followUp.text).toBe("반갑습니다\n\n-- \n박담당 · 한빛 (https://hanbit.example)");
    const invitation = await mailTo(email, "도입 상담");
    expect(invitation.html).toContain(SIGN);
    expect(invitation.text).toContain("\n\n-- \n박담당 · 한빛 (https://hanbit.example)\n\n");
    expect((await mailTo(host.email, "도입 상담")).html).not.toContain(SIGN);
  });

  test("is the sender's, not the host's", async () => {
    const other = await team.member("member", { display_name: "최동료" });
    await Promise.all([set(host, SIGN), set(other, "<p>최동료 드림</p>")]);
    const { id, subject } = await createTemplate(host, {
      content: "<p>반갑습니다</p>",
      subject: `후속 ${randomUUID().slice(0, 8)}`,
    });
    const follow_up_mail_setting = { email_template_id: id, sender: other.email, cc: [], bcc: [] };
    const page = await bookingPage(host, { follow_up_mail_setting });
    const email = guest();
    await bookEvent(page, { email });
    expect((await mailTo(email, subject)).text).toBe("반갑습니다\n\n-- \n최동료 드림");
  });
});
