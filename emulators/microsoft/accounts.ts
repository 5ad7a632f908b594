import { createHash } from "node:crypto";
import type { OAuthAccount } from "../src/oauth/oauth-state";
import type { MicrosoftState } from "./state";

const DEFAULT_ZONE = "Korea Standard Time";

const SEED_ACCOUNTS = [
  { email: "minji.kim@dure.example", name: "김민지" },
  { email: "personal@outlook.example", name: "Personal account" },
];

export function seedAccounts(state: MicrosoftState): MicrosoftState {
  for (const { email, name } of SEED_ACCOUNTS) ensureAccount(state, email, { name });
  return state;
}

/** Finds an account by its address, or creates it with three calendars. */
export function ensureAccount(
  state: MicrosoftState,
  anyCaseEmail: string,
  { name, zone }: { name?: string | undefined; zone?: string | undefined } = {},
): OAuthAccount {
  const email = anyCaseEmail.toLowerCase();
  const known = state.accounts.find((one) => one.email === email);
  if (known) return known;
  const digest = createHash("sha256").update(`microsoft ${email}`).digest("hex");
  const account = { email, sub: digest.slice(0, 32), name: name ?? email.split("@")[0] ?? email };
  state.accounts.push(account);
  state.zones[email] = zone ?? DEFAULT_ZONE;
  const id = (kind: string) => `AQMkADA${kind}${digest.slice(0, 24)}=`;
  state.calendars.push(
    { id: id("Q"), email, name: "Calendar", hexColor: "", canEdit: true, isDefaultCalendar: true },
    { id: id("S"), email, name: "외근", hexColor: "#a6d1f5", canEdit: true, isDefaultCalendar: false },
    { id: id("H"), email, name: "Holidays", hexColor: "#7cb342", canEdit: false, isDefaultCalendar: false },
  );
  return account;
}
