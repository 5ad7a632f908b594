type WithWeekInfo = Intl.Locale & { getWeekInfo?: () => { firstDay: number } };

/** The first day of the week in the user's locale (0 is Sunday); Sunday if the browser does not know. */
export function weekStart(tag: string = navigator.language): number {
  const locale: WithWeekInfo = new Intl.Locale(tag);
  return (locale.getWeekInfo?.().firstDay ?? 7) % 7;
}
