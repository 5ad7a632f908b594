import { Alert, Box, Grid, Stack, useBreakpointValue } from "@chakra-ui/react";
import type { CalendarView } from "@dure/domain/scheduling/calendar/api";
import type { SuggestionView } from "@dure/domain/scheduling/suggestion/suggestion";
import { DateTime } from "luxon";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../../identity/user/user-queries";
import { usePersistedState } from "../../../lib/use-persisted-state";
import { FormError } from "../../../ui/form-error";
import { notify } from "../../../ui/toast/notify";
import { UnsavedChangesGuard } from "../../../ui/unsaved-changes-guard";
import { calendarKey } from "../../calendar/calendar-key";
import { calendarRef } from "../../calendar/calendar-queries";
import { useOwnZone } from "../../scheduled-event/use-own-zone";
import { useTimeFormat } from "../../time/use-time-format";
import { weekStart } from "../../time/week-start";
import { BlockDialog } from "../block-dialog";
import { CalendarChoices } from "../calendar-choices";
import { type GridEvent, toProposedBlock, toSuggestedBlocks } from "../grid-event";
import { TimeList } from "../time-list";
import { useOwnMeetings } from "../use-own-meetings";
import { useWeekEvents } from "../use-week-events";
import { startOfWeek } from "../week";
import { WeekGrid } from "../week-grid";
import { WeekToolbar } from "../week-toolbar";
import { CopyPanel } from "./copy-panel";
import { useProposal } from "./use-proposal";

type SuggestionBoardProps = {
  /** The suggestion to edit; undefined creates a new one. */
  edited: SuggestionView | undefined;
  calendars: readonly CalendarView[];
  suggestions: readonly SuggestionView[];
  onNew: () => void;
};

/** The week, the times chosen in it, and the panel that copies them. */
export function SuggestionBoard({ edited, calendars, suggestions, onNew }: SuggestionBoardProps) {
  const { t } = useTranslation("scheduling");
  const { user_id: userId } = useProfile();
  const zone = useOwnZone();
  const format = useTimeFormat(zone);
  const [id] = useState(() => edited?.id ?? crypto.randomUUID());
  const [isCopied, setCopied] = useState(false);
  const [shownBlock, setShownBlock] = useState<GridEvent>();
  const proposal = useProposal(edited ? timesOf(edited) : []);
  const [day, setDay] = useState(() => DateTime.fromMillis(proposal.times[0]?.start ?? Date.now(), { zone }));
  const view = useBreakpointValue({ base: "day", md: "week" } as const, { ssr: false }) ?? "week";
  const week = useMemo(() => startOfWeek(day.toMillis(), zone, weekStart()), [day, zone]);
  const [hidden, hide] = usePersistedState<string[]>("calendar.hidden", []);
  const shown = useMemo(
    () => calendars.filter((one) => !hidden.includes(calendarKey(calendarRef(one)))),
    [calendars, hidden],
  );
  const { blocks, isLoading, error } = useWeekEvents(shown, week, zone);
  const meetings = useOwnMeetings(week);
  const others = useMemo(
    () => [...blocks, ...meetings, ...toSuggestedBlocks(suggestions, { userId, exceptId: id })],
    [blocks, meetings, suggestions, userId, id],
  );
  const proposed = proposal.times.map((time) => toProposedBlock(time, format));

  const move = (by: -1 | 0 | 1) =>
    setDay(by === 0 ? DateTime.now().setZone(zone) : day.plus(view === "week" ? { weeks: by } : { days: by }));
  const show = (startMs: number) => setDay(DateTime.fromMillis(startMs, { zone }));
  const copied = () => {
    setCopied(true);
    notify.success({
      title: t("calendarPage.copied"),
      description: t("calendarPage.copiedHint"),
      action: { label: t("calendarPage.another"), onClick: onNew },
    });
  };
  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) 22rem" }} gap="6" alignItems="start">
      <UnsavedChangesGuard when={!isCopied && !edited && proposal.times.length > 0} />
      <Stack gap="3" minW="0">
        <WeekToolbar
          first={view === "week" ? week : day}
          days={view === "week" ? 7 : 1}
          zone={zone}
          busy={isLoading}
          onMove={move}
        />
        <CalendarChoices calendars={calendars} hidden={hidden} onHide={hide} />
        <FormError error={error} />
        <ProposalProblem text={proposal.problem} />
        <WeekGrid
          day={view === "week" ? week : day}
          view={view}
          zone={zone}
          events={[...others, ...proposed]}
          onPut={proposal.put}
          onRemove={proposal.remove}
          onShow={setShownBlock}
        />
        {shownBlock && <BlockDialog block={shownBlock} zone={zone} onClose={() => setShownBlock(undefined)} />}
      </Stack>
      <Stack gap="6" minW="0">
        <TimeList proposal={proposal} zone={zone} events={others} onAdded={show} />
        <CopyPanel id={id} edited={edited} proposal={proposal} calendars={calendars} zone={zone} onCopied={copied} />
      </Stack>
    </Grid>
  );
}

const ProposalProblem = ({ text }: { text: string | undefined }) => (
  <Box role="alert">
    {text && (
      <Alert.Root status="warning" size="sm">
        <Alert.Indicator />
        <Alert.Title fontWeight="normal">{text}</Alert.Title>
      </Alert.Root>
    )}
  </Box>
);

const timesOf = ({ availabilities }: SuggestionView) =>
  availabilities.map(({ start, end }) => ({
    key: `${start} ${end}`,
    start: Date.parse(start),
    end: Date.parse(end),
  }));
