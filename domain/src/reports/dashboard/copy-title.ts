import { cutText, type Text } from "../../shared/text";

/** The title of a copy of a dashboard or a report. A long one is cut, so that it fits. */
export const copyTitle = (title: string): Text => ({
  ko: `${cutText(title, 90)} (사본)`,
  en: `${cutText(title, 90)} (copy)`,
});
