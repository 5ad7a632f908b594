import { createHash } from "node:crypto";
import type { OAuthAccount } from "../src/oauth/oauth-state";
import type { WorksState } from "./state";

const SEED_ACCOUNTS = [{ email: "minji.kim@dure.example", name: "김민지" }];

export function seedAccounts(state: WorksState): WorksState {
  for (const { email, name } of SEED_ACCOUNTS) ensureAccount(state, email, name);
  return state;
}

/** Finds an account by its address, or creates it with two calendars. */
export function ensureAccount(state: WorksState, anyCaseEmail: string, name?: string): OAuthAccount {
  const email = anyCaseEmail.toLowerCase();
  const known = state.accounts.find((one) => one.email === email);
  if (known) return known;
  const digest = createHash("sha256").update(`works ${email}`).digest("hex");
  const account = { email, sub: digest.slice(0, 32), name: name ?? email.split("@")[0] ?? email };
  state.accounts.push(account);
  const id = (kind: string) => `c_${kind}_${digest.slice(0, 24)}`;
  state.calendars.push(
    { calendarId: id("400"), email, calendarName: "내 캘린더", isDefault: true },
    { calendarId: id("500"), email, calendarName: "팀 일정", isDefault: false },
  );
  return account;
}
