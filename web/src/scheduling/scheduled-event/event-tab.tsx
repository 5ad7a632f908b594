import { Button, Stack, Text } from "@chakra-ui/react";
import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { CalendarCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useNow } from "../../lib/use-now";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { Modal } from "../../ui/modal";
import { MoreButton } from "../../ui/more-button";
import { EventDialogs } from "./event-dialogs";
import { EventList } from "./event-list";
import { useEvent, useEvents, type Whose } from "./event-queries";
import { isPast, type EventTab as Tab } from "./event-rules";

type EventTabProps = {
  when: Tab;
  whose: Whose;
  /** Replaces the empty state's action. */
  empty?: ReactNode;
};

/** Upcoming or past meetings, page by page. */
export function EventTab({ when, whose, empty }: EventTabProps) {
  const { t } = useTranslation("scheduling");
  const now = useNow();
  const events = useEvents(when, whose, now);
  const [openId, open] = useOpenEvent();
  const shown = events.data?.filter((event) => isPast(event, now) === (when === "past"));
  const isEmpty = shown?.length === 0 && !events.hasNextPage;
  return (
    <>
      {events.isPending && <ListSkeleton />}
      {events.isError && <ErrorState error={events.error} onRetry={events.refetch} />}
      {isEmpty && (empty ?? <NoEvents when={when} />)}
      {shown && !isEmpty && (
        <Stack gap="4">
          <EventList when={when} events={shown} now={now} onOpen={open} />
          {events.hasNextPage && (
            <Text color="fg.muted" textAlign="center" aria-live="polite">
              {t("schedule.listed", { count: shown.length })}
            </Text>
          )}
          <MoreButton list={events} />
        </Stack>
      )}
      {openId && (
        <EventWindow
          id={openId}
          known={events.data?.find(({ id }) => id === openId)}
          now={now}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}

function NoEvents({ when }: { when: Tab }) {
  const { t } = useTranslation("scheduling");
  if (when === "past") return <EmptyState icon={CalendarCheck} title={t("schedule.empty.past")} />;
  return (
    <EmptyState
      icon={CalendarCheck}
      title={t("schedule.empty.upcoming")}
      description={t("schedule.empty.description")}
      action={
        <Button asChild mt="2" variant="outline">
          <Link to="/booking-pages">{t("schedule.toPages")}</Link>
        </Button>
      }
    />
  );
}

type EventWindowProps = { id: string; known: ScheduledEventView | undefined; now: string; onClose: () => void };

/** The meeting in the address: from the list until it is loaded. */
function EventWindow({ id, known, now, onClose }: EventWindowProps) {
  const { t } = useTranslation("scheduling");
  const { data = known, isError, error, refetch } = useEvent(id);
  if (data) return <EventDialogs event={data} now={now} onClose={onClose} />;
  if (!isError) return null;
  return (
    <Modal open title={t("schedule.title")} onClose={onClose}>
      <ErrorState error={error} onRetry={refetch} />
    </Modal>
  );
}

const NAME = "event";

/** The id of the open meeting, kept in the address for the hosts' mails and the back button. */
function useOpenEvent(): [string | undefined, (id: string | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const open = (id: string | undefined) =>
    setSearch((before) => {
      if (id) before.set(NAME, id);
      else before.delete(NAME);
      return before;
    });
  return [search.get(NAME) ?? undefined, open];
}
