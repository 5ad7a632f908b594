import { Button } from "@chakra-ui/react";
import { isClosed } from "@dure/domain/scheduling/suggestion/change-suggestion";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useProfile } from "../../identity/user/user-queries";
import { isRefusal } from "../../lib/call-error";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { needsRegrant, useCalendars } from "../calendar/calendar-queries";
import { ConnectCalendarStep } from "../calendar/connect-calendar-step";
import { useSuggestions } from "../suggestion/suggestion-queries";
import { SuggestionBoard } from "./suggestion/suggestion-board";

/** The user's calendars by week, with which times are suggested to an invitee; `?onetime=` edits a suggestion. */
export function CalendarPage() {
  const { t } = useTranslation("scheduling");
  const { user_id } = useProfile();
  const [search, setSearch] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const calendars = useCalendars();
  const suggestions = useSuggestions();
  const all = suggestions.data?.data ?? [];
  const edited = all.find(
    ({ id, organizer, state }) => id === search.get("onetime") && organizer.id === user_id && !isClosed({ state }),
  );
  // The notice above the week covers these errors.
  const isUnconnected = isRefusal(calendars.error, "API-DATA-0001") || needsRegrant(calendars.error);
  const failed = calendars.isError && !isUnconnected ? calendars : suggestions.isError ? suggestions : undefined;
  const startAnother = () => {
    setSearch({}, { replace: true });
    setTurn(turn + 1);
  };
  return (
    <Page width="full">
      <PageHeader
        title={t("calendarPage.heading")}
        description={t("calendarPage.description")}
        actions={
          <Button variant="outline" onClick={startAnother}>
            {t("calendarPage.another")}
          </Button>
        }
      />
      <ConnectCalendarStep />
      {(calendars.isPending || suggestions.isPending) && <ListSkeleton />}
      {failed && <ErrorState error={failed.error} onRetry={failed.refetch} />}
      {!failed && !calendars.isPending && !suggestions.isPending && (
        <SuggestionBoard
          key={`${edited?.id ?? "new"} ${turn}`}
          edited={edited}
          calendars={calendars.data ?? NONE}
          suggestions={all}
          onNew={startAnother}
        />
      )}
    </Page>
  );
}

const NONE: [] = [];
