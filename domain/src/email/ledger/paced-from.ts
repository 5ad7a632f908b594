const MINUTE_MS = 60_000;

/**
 * When a campaign's next recipients may get their mail at the earliest, UTC: a team sends so many mails a minute, so that its
 * large campaign leaves room in the queue for other teams' mails.
 * @param planned recipients of the campaign that come before them
 * @param campaigns how many the team is sending, which share the rate
 */
export function pacedFrom(
  launchedAt: string,
  { planned, perMinute, campaigns }: { planned: number; perMinute: number; campaigns: number },
): string {
  const minutes = Math.floor((planned * Math.max(1, campaigns)) / perMinute);
  return new Date(Date.parse(launchedAt) + minutes * MINUTE_MS).toISOString();
}
