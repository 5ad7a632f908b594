import { ConversionSetting } from "@dure/domain/reports/setting/conversion-setting";
import { expect, test } from "vitest";
import { addresses } from "../../../emulators/src/addresses";
import { seedDemoTeam } from "../../../emulators/src/seed/demo-team";
import { suite } from "../../support/suite/suite";

/** On an idle machine, seeding takes 40 s. */
const SEED_MS = 300_000;

test(
  "the demo team of `npm start` is complete, and its deals moved through every stage",
  async () => {
    const [admin] = await seedDemoTeam(addresses(Number(new URL(suite.appUrl).port)));
    if (!admin) throw new Error("The demo team has nobody.");
    const { records, reports, email } = admin.client;
    const [pipeline] = (await records.listPipelines({})).data;
    const stages = { record_type_id: pipeline?.id ?? "" };
    const setting = ConversionSetting.parse({ mode: "funnel", stages });
    const { funnel } = await reports.simulateConversion({ body: { setting } });
    const entered = funnel.map((stage) => stage.entered);
    expect(entered.length).toBeGreaterThan(3);
    expect(entered.every((count, place) => count > 0 && count <= (entered[place - 1] ?? count))).toBe(true);
    // Campaigns are seeded last.
    const { data: campaigns } = await email.listCampaigns({ query: {} });
    expect(campaigns.map(({ status }) => status)).toEqual(expect.arrayContaining(["sent", "draft"]));
  },
  SEED_MS,
);
