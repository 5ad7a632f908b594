import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { bookingPage, connectGoogle, dayIn } from "../support/scheduling/booking";
import { suite } from "../support/suite/suite";
import { createKey } from "../support/teams/create-key";
import { createTenant } from "../support/teams/tenant";

const run = promisify(execFile);

type Answer = Record<string, unknown>;

/** The shell examples of the page, in order. */
async function examples(): Promise<string[]> {
  const page = await readFile(new URL("../../docs/api.md", import.meta.url), "utf8");
  return [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
}

test("each example of the API page does what the page says", async () => {
  const team = await createTenant();
  const admin = await team.member("admin");
  await connectGoogle(admin);
  const page = await bookingPage(admin);
  const { key } = await createKey(admin, { scopes: ["teams:read", "records:write", "scheduling:write"] });
  const shell: Record<string, string> = {
    DURE_URL: suite.appUrl,
    DURE_KEY: key,
    DURE_MCP_KEY: (await createKey(admin, { scopes: ["mcp:read"] })).key,
    REQUEST_ID: randomUUID(),
    PAGE_ID: page.id,
    START_DAY: dayIn(1),
    END_DAY: dayIn(8),
  };
  const more = { deal_name: "Another inquiry", email: "other@buyer.example" };
  await admin.client.records.createLead({ body: more });

  const runExample = async (code = ""): Promise<string> => {
    const { PATH = "" } = process.env;
    return (await run("bash", ["-euc", code], { env: { PATH, ...shell } })).stdout;
  };
  const answerOf = async (code = ""): Promise<Answer> => JSON.parse(await runExample(code));

  const [whoAmI, create, change, list, next, times, book, mcp, ...others] = await examples();
  expect(others).toEqual([]);
  expect(await answerOf(whoAmI)).toMatchObject({ teamId: team.teamId });

  const lead = await answerOf(create);
  expect(lead).toMatchObject({ deal_name: "Homepage inquiry", assignee: null });
  expect(await answerOf(create)).toEqual(lead);
  shell.LEAD_ID = String(lead.id);
  expect(await answerOf(change)).toMatchObject({ incoming_source: "referral" });

  const first = await answerOf(list);
  expect(first).toMatchObject({ total: 2, is_last: false });
  shell.CURSOR = encodeURIComponent(String(first.cursor));
  const second = await answerOf(next);
  expect(second).toMatchObject({ total: 2, is_last: true });
  expect(second.data).not.toEqual(first.data);

  const { slots } = (await answerOf(times)) as { slots: { start: string; end: string }[] };
  shell.SLOT_START = slots[0]?.start ?? "";
  shell.SLOT_END = slots[0]?.end ?? "";
  expect(await answerOf(book)).toMatchObject({ page_id: page.id, host: { id: admin.uid } });
  expect(await runExample(mcp)).toContain("search_records");
});
