import { Box } from "@chakra-ui/react";
import type { DateTime } from "luxon";
import { type KeyboardEvent, type SyntheticEvent, useEffect, useMemo, useRef } from "react";
import { Calendar, type DateLocalizer, type Formats, type stringOrDate } from "react-big-calendar";
import { useTranslation } from "react-i18next";
import type { TimeFormat } from "../time/time-format";
import { useTimeFormat } from "../time/use-time-format";
import { weekStart } from "../time/week-start";
import { GridBlock } from "./grid-block";
import type { GridEvent } from "./grid-event";
import { gridStyles } from "./grid-styles";
import { DEFAULT_LENGTH_MS, MINUTE_MS, type TimeRange } from "./suggestion/proposal";
import { withDragAndDrop } from "./with-drag-and-drop";
import { zonedLocalizer } from "./zoned-localizer";

/** The step of a drag in minutes, and the number of steps between two grid lines. */
const STEP = 15;
const STEPS_IN_LINE = 4;
const FIRST_HOUR = 8;

const DraggableCalendar = withDragAndDrop<GridEvent>(Calendar);

type WeekGridProps = {
  /** The first visible day. */
  day: DateTime;
  view: "week" | "day";
  zone: string;
  events: GridEvent[];
  onPut: (range: TimeRange, key?: string) => void;
  onRemove: (key: string) => void;
  /** Another block than a proposed one was chosen. */
  onShow: (event: GridEvent) => void;
};

const isProposed = ({ kind }: GridEvent): boolean => kind === "proposed";

/** The grid includes an event's end, so it would draw an event that ends at midnight on the next day too. */
const lastMoment = ({ end }: GridEvent): Date => new Date(end.getTime() - 1);
/** Converts a time of the grid to epoch milliseconds, rounded up: the ends of its events are a moment early. */
const ms = (time: stringOrDate): number => Math.ceil(new Date(time).getTime() / MINUTE_MS) * MINUTE_MS;

/** A calendar week. Dragging over free space proposes a time; proposed times can be moved and resized. */
export function WeekGrid({ day, view, zone, events, onPut, onRemove, onShow }: WeekGridProps) {
  const { t } = useTranslation("scheduling");
  const format = useTimeFormat(zone);
  const localizer = useMemo(() => zonedLocalizer(zone, weekStart()), [zone]);
  const box = useMendedGrid();
  const formats = useMemo(() => gridFormats(format, localizer), [format, localizer]);
  const components = useMemo(() => gridComponents(onRemove), [onRemove]);
  const pressed = (event: GridEvent, { key }: Pick<KeyboardEvent, "key">) => {
    if (!isProposed(event) && key === "Enter") onShow(event);
    if (isProposed(event) && (key === "Delete" || key === "Backspace")) onRemove(event.id);
  };
  return (
    <Box ref={box} css={gridStyles} h={{ base: "30rem", xl: "calc(100dvh - 16rem)" }} minH="30rem">
      <DraggableCalendar
        localizer={localizer}
        date={day.toJSDate()}
        onNavigate={() => {}}
        view={view}
        onView={() => {}}
        views={[view]}
        toolbar={false}
        drilldownView={null}
        events={events}
        endAccessor={lastMoment}
        allDayAccessor="allDay"
        showMultiDayTimes
        formats={formats}
        messages={{ allDay: t("calendarPage.allDay") }}
        components={components}
        step={STEP}
        timeslots={STEPS_IN_LINE}
        scrollToTime={day.set({ hour: FIRST_HOUR }).toJSDate()}
        selectable
        resizable
        draggableAccessor={isProposed}
        resizableAccessor={isProposed}
        dayLayoutAlgorithm="no-overlap"
        tooltipAccessor="title"
        eventPropGetter={look}
        dayPropGetter={(day) => (localizer.endOf(day, "day").getTime() < Date.now() ? { className: "rbc-past" } : {})}
        onSelectSlot={({ start, end, action }) =>
          onPut({ start: ms(start), end: action === "select" ? ms(end) : ms(start) + DEFAULT_LENGTH_MS })
        }
        onSelectEvent={(event) => !isProposed(event) && onShow(event)}
        onEventDrop={({ event, start, end }) => onPut({ start: ms(start), end: ms(end) }, event.id)}
        onEventResize={({ event, start, end }) => onPut({ start: ms(start), end: ms(end) }, event.id)}
        onKeyPressEvent={(event, key: SyntheticEvent) => pressed(event, key as KeyboardEvent)}
      />
    </Box>
  );
}

const gridComponents = (onRemove: WeekGridProps["onRemove"]) => ({
  header: ({ label }: { label: string }) => <span>{label}</span>,
  event: ({ event, title }: { event: GridEvent; title: string }) => (
    <GridBlock title={title} onRemove={isProposed(event) ? () => onRemove(event.id) : undefined} />
  ),
});

/** Formats days and times in the user's language and the grid's zone. */
function gridFormats(format: TimeFormat, localizer: DateLocalizer): Formats {
  const iso = (at: Date) => new Date(ms(at)).toISOString();
  const range = ({ start, end }: { start: Date; end: Date }) => format.timeRange(iso(start), iso(end));
  return {
    timeGutterFormat: (at: Date) => format.time(at.toISOString()),
    // Luxon numbers weekdays from 1 (Monday) to 7. Full day names do not fit above seven columns.
    dayFormat: (at: Date) => `${format.weekday(Number(localizer.format(at, "c")) % 7)} ${localizer.format(at, "d")}`,
    eventTimeRangeFormat: range,
    eventTimeRangeStartFormat: ({ start }) => `${format.time(iso(start))} –`,
    eventTimeRangeEndFormat: ({ end }) => `– ${format.time(iso(end))}`,
    selectRangeFormat: range,
  };
}

/** A calendar's color is shown as an edge and a tint, so that text stays legible in both themes. */
const look = ({ kind, color }: GridEvent) => ({
  className: kind,
  style: color
    ? {
        borderInlineStart: `3px solid ${color}`,
        background: `color-mix(in srgb, ${color} 16%, var(--chakra-colors-bg-panel))`,
      }
    : {},
});

/**
 * The hours scroll inside the grid, so the keyboard must reach it. The library gives the row of all-day events a role
 * that needs a table.
 */
function useMendedGrid() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hours = box.current?.querySelector<HTMLElement>(".rbc-time-content");
    if (hours) hours.tabIndex = 0;
    for (const row of box.current?.querySelectorAll("[role=rowgroup], [role=row]") ?? []) row.removeAttribute("role");
  });
  return box;
}
