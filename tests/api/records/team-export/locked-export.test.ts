import { expect, test } from "vitest";
import { readZip } from "../../../support/records/read-zip";
import { until } from "../../../support/suite/wait";
import { createTenant } from "../../../support/teams/tenant";

const TIMEOUT_MS = 90_000;

test("without the plan the export omits the records that forms created", async () => {
  const free = await createTenant({ plan: "FREE" });
  const owner = await free.member("admin");
  await owner.client.records.createLead({ body: { deal_name: "직접 만든 리드" } });
  const { docs } = await free.team.collection("records").limit(1).get();
  const locked = { ...docs[0]?.data(), id: "locked", deal_name: "잠긴 이름", email: "locked@customer.example" };
  await free.team
    .collection("records")
    .doc("locked")
    .set({ ...locked, created_by: "router" });
  const { id } = await owner.client.records.startTeamExport({ body: {} });
  await until(async () => (await owner.client.records.getTeamExport({})).data?.state === "ready", TIMEOUT_MS);
  const { url } = await owner.client.records.getTeamExportLink({ params: { id }, body: {} });
  const files = readZip(Buffer.from(await (await fetch(url)).arrayBuffer()));
  expect(Buffer.concat([...files.values()]).toString()).not.toContain("locked@customer.example");
  expect(files.has("data/submissions.jsonl")).toBe(false);
}, 120_000);

test("the export and its download link are refused where downloads are switched off", async () => {
  const closed = await createTenant();
  const owner = await closed.member("admin");
  await closed.team.collection("settings").doc("remote-config").set({ hide_record_download_button: true });
  const refused = { status: 403, message: "Exports are switched off for this team." };
  await expect(owner.client.records.startTeamExport({ body: {} })).rejects.toMatchObject(refused);
  await expect(owner.client.records.getTeamExportLink({ params: { id: "any" }, body: {} })).rejects.toMatchObject(
    refused,
  );
});
