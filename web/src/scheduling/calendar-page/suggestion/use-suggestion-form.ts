import type { CalendarView } from "@dure/domain/scheduling/calendar/api";
import type { SuggestionView } from "@dure/domain/scheduling/suggestion/suggestion";
import { useTranslation } from "react-i18next";
import { usePersistedState } from "../../../lib/use-persisted-state";
import { useZodForm } from "../../../ui/form/use-zod-form";
import { calendarKey } from "../../calendar/calendar-key";
import { calendarRef } from "../../calendar/calendar-queries";
import { locationTypeOf, SuggestionForm } from "./suggestion-form";

/** The panel's form: the saved suggestion's values, else the last used ones. */
export function useSuggestionForm(
  edited: SuggestionView | undefined,
  calendars: readonly CalendarView[],
  zone: string,
) {
  const { t } = useTranslation("scheduling");
  const [kept, keep] = usePersistedState<Pick<SuggestionForm, "template" | "format"> | null>("suggestion", null);
  const [first] = calendars.toSorted((a, b) => Number(b.primary) - Number(a.primary));
  const calendar = first ? calendarKey(calendarRef(first)) : null;
  const firstWay: Pick<SuggestionForm, "way" | "place"> = {
    way: first?.account.provider === "google" ? "google-meet" : "address",
    place: "",
  };
  const form = useZodForm(SuggestionForm, {
    draft: false,
    defaultValues: {
      title: edited?.title ?? t("calendarPage.defaultTitle"),
      name: edited?.invitee.name ?? "",
      email: edited?.invitee.email ?? "",
      description: edited?.description ?? "",
      attendees: edited?.attendees ?? [],
      ...(edited ? locationTypeOf(edited) : firstWay),
      calendar: edited ? edited.dest_cal && calendarKey(edited.dest_cal) : calendar,
      timezone: edited?.timezone ?? zone,
      template: kept?.template ?? t("calendarPage.defaultTemplate"),
      format: kept?.format ?? "plain",
      hold: edited?.hold ?? true,
    },
    messages: {
      email: t("calendarPage.emailRule"),
      place: t("calendarPage.placeRule"),
    },
  });
  return { form, keep };
}
