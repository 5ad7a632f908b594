const MINUTE_MS = 60_000;

/**
 * The earliest time for a campaign's next recipients, UTC. Each team is limited to a number of mails a minute, so that
 * a large campaign leaves room in the queue for other teams' mails.
 * @param planned recipients of the campaign that come before them
 * @param campaigns the number of campaigns that the team is sending, which share the rate
 */
export function pacedFrom(
  launchedAt: string,
  { planned, perMinute, campaigns }: { planned: number; perMinute: number; campaigns: number },
): string {
  const minutes = Math.floor((planned * Math.max(1, campaigns)) / perMinute);
  return new Date(Date.parse(launchedAt) + minutes * MINUTE_MS).toISOString();
}
