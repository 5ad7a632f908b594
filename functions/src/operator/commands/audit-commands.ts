import type { SealCheck } from "@dure/domain/teams/audit/audit-seal";
import { checkAuditSeals } from "../../teams/audit/check-audit-seals";
import { type Command, TEXT, textOf } from "../command";
import { operatorContext, teamNamed } from "../operator";

const check: Command = {
  name: "audit check",
  usage: "--team <team>",
  summary: "Whether a team's audit log is as it was written. The secret TOKEN_KEY must be in the environment.",
  options: { team: TEXT },
  run: async (given, operator) => {
    const seals = await allSeals(operatorContext(operator, await teamNamed(textOf(given, "team"))));
    const altered = seals.filter(({ state }) => state === "altered");
    return { answer: { is_intact: altered.length === 0, seals: seals.length, altered } };
  },
};

async function allSeals(ctx: Parameters<typeof checkAuditSeals>[0]): Promise<SealCheck[]> {
  const seals: SealCheck[] = [];
  let below: number | undefined;
  for (;;) {
    const page = await checkAuditSeals(ctx, { query: { below } });
    seals.push(...page.data);
    if (page.below === null) return seals;
    below = page.below;
  }
}

export const auditCommands: readonly Command[] = [check];
