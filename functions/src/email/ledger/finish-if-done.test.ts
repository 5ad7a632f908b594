import { Campaign } from "@dure/domain/email/campaign/campaign";
import { newProgress } from "@dure/domain/email/ledger/progress";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { Tx } from "../../platform/transaction/transaction-store";

vi.mock("../../platform/transaction/transaction-store", () => ({ transaction: vi.fn() }));
vi.mock("../campaign/campaign-store", () => ({ findCampaign: vi.fn(), saveCampaign: vi.fn() }));
vi.mock("./batch-store", () => ({ hasOpenBatch: vi.fn(), hasOpenTest: vi.fn() }));
vi.mock("./progress-store", () => ({ findProgress: vi.fn() }));
vi.resetModules();
const { transaction } = await import("../../platform/transaction/transaction-store");
const { findCampaign, saveCampaign } = await import("../campaign/campaign-store");
const { hasOpenBatch } = await import("./batch-store");
const { findProgress } = await import("./progress-store");
const { finishIfDone } = await import("./finish-if-done");

const NOW = "2026-12-01T00:00:00.000Z";
const ref = { teamId: "team", campaignId: "c" };
const tx = { name: "the transaction" } as unknown as Tx;
const sending = Campaign.parse({
  id: "c",
  name: "봄 소식",
  status: "sending",
  created_by: "u",
  created_at: NOW,
  updated_by: "u",
  updated_at: NOW,
  launched_at: NOW,
});

/** Whether a batch is open, as it is read ahead of the transaction and within it. */
const openBatches = (ahead: boolean, within: boolean) =>
  vi.mocked(hasOpenBatch).mockImplementation(async (_campaign, given) => (given === tx ? within : ahead));

beforeEach(() => {
  vi.mocked(saveCampaign).mockClear();
  vi.mocked(transaction).mockImplementation(async (_ctx, work) => (await work(tx)).answer);
  vi.mocked(findCampaign).mockResolvedValue(sending);
  vi.mocked(findProgress).mockResolvedValue({ ...newProgress(NOW), is_done: true });
});
afterAll(() => void vi.resetModules());

test("a campaign whose batches are all settled is sent", async () => {
  openBatches(false, false);
  await finishIfDone(ref);
  expect(saveCampaign).toHaveBeenCalledWith(tx, "team", expect.objectContaining({ status: "sent" }));
});

test("a mail that is sent again while the campaign ends keeps it open", async () => {
  openBatches(false, true);
  await finishIfDone(ref);
  expect(saveCampaign).not.toHaveBeenCalled();
});
