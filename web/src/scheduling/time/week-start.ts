type WithWeekInfo = Intl.Locale & { getWeekInfo?: () => { firstDay: number } };

/** The weekday on which the reader's weeks begin (0 is Sunday); Sunday where the browser doesn't tell. */
export function weekStart(tag: string = navigator.language): number {
  const locale: WithWeekInfo = new Intl.Locale(tag);
  return (locale.getWeekInfo?.().firstDay ?? 7) % 7;
}
