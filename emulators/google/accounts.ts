import { createHash } from "node:crypto";
import { addHolidays, HOLIDAY_CALENDAR_ID } from "./holidays";
import type { Account, GoogleState } from "./state";

const SEED_ACCOUNTS = [
  { email: "minji.kim@dure.example", name: "김민지" },
  { email: "junho.lee@dure.example", name: "이준호" },
  { email: "sora.park@partner.example", name: "박소라" },
];
export const DEFAULT_TIME_ZONE = "Asia/Seoul";

export function seedAccounts(state: GoogleState): GoogleState {
  for (const { email, name } of SEED_ACCOUNTS) ensureAccount(state, email, { name });
  return state;
}

export function findAccount(state: GoogleState, email: string): Account | undefined {
  return state.accounts.find((account) => account.email === email.toLowerCase());
}

/** Finds an account by its address, or creates it with three calendars. */
export function ensureAccount(
  state: GoogleState,
  anyCaseEmail: string,
  { name, timeZone = DEFAULT_TIME_ZONE }: { name?: string | undefined; timeZone?: string | undefined } = {},
): Account {
  const email = anyCaseEmail.toLowerCase();
  const known = findAccount(state, email);
  if (known) return known;
  const digest = createHash("sha256").update(email).digest("hex");
  const account: Account = {
    email,
    sub: BigInt(`0x${digest.slice(0, 16)}`)
      .toString()
      .padStart(21, "1")
      .slice(0, 21),
    name: name ?? email.split("@")[0] ?? email,
  };
  state.accounts.push(account);
  addCalendars(state, account, { secondId: `c_${digest.slice(0, 26)}@group.calendar.google.com`, timeZone });
  return account;
}

function addCalendars(
  state: GoogleState,
  { email }: Account,
  { secondId, timeZone }: { secondId: string; timeZone: string },
): void {
  if (!state.calendars.some((calendar) => calendar.id === HOLIDAY_CALENDAR_ID)) addHolidays(state);
  state.calendars.push({ id: email, summary: email, timeZone }, { id: secondId, summary: "외근 일정", timeZone });
  state.entries.push(
    { email, calendarId: email, accessRole: "owner", primary: true, backgroundColor: "#9fe1e7" },
    { email, calendarId: secondId, accessRole: "owner", primary: false, backgroundColor: "#f83a22" },
    { email, calendarId: HOLIDAY_CALENDAR_ID, accessRole: "reader", primary: false, backgroundColor: "#16a765" },
  );
}
