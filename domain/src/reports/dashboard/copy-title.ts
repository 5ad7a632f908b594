import type { Text } from "../../shared/text";

/** The title of a copy of a dashboard or a report. A long one is cut, so that it fits. */
export const copyTitle = (title: string): Text => ({
  ko: `${title.slice(0, 90).toWellFormed()} (사본)`,
  en: `${title.slice(0, 90).toWellFormed()} (copy)`,
});
