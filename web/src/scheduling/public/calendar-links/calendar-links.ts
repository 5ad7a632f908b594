import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";

type Entry = Pick<PublicEvent, "id" | "title" | "date_range" | "sequence" | "hosts">;
type Details = { place: string; address: string };

const compact = (time: string): string => time.replaceAll(/[-:]|\.\d{3}/g, "");

/** Links to add a meeting to a calendar: two addresses, and a file with an alarm 15 minutes before. */
export function calendarLinks(event: Entry, { place, address }: Details) {
  const { title, date_range } = event;
  const { start, end } = date_range;
  const google = new URLSearchParams({
    ...{ action: "TEMPLATE", text: title, dates: `${compact(start)}/${compact(end)}` },
    ...{ details: address, location: place },
  });
  const outlook = new URLSearchParams({
    ...{ path: "/calendar/action/compose", rru: "addevent", subject: title, startdt: start, enddt: end },
    ...{ body: address, location: place },
  });
  const file = fileOf(event, { place, address });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.office.com/calendar/0/deeplink/compose?${outlook}`,
    file: `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`,
  };
}

/** RFC 5545. The UID differs from that of the mailed invitation, so that opening the file doesn't overwrite that event. */
function fileOf({ id, title, date_range, sequence }: Entry, { place, address }: Details): string {
  const text = (value: string) => value.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Dure//Dure//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${id}@dure`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${compact(date_range.start)}`,
    `DTSTART:${compact(date_range.start)}`,
    `DTEND:${compact(date_range.end)}`,
    `SUMMARY:${text(title)}`,
    `LOCATION:${text(place)}`,
    `DESCRIPTION:${text(address)}`,
    `URL:${address}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${text(title)}`,
    "TRIGGER:-PT15M",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map(folded)
    .join("\r\n");
}

/** Folds a line to at most 75 bytes; a continuation begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length;
    if (bytes + size > 74) {
      parts.push(part);
      [part, bytes] = ["", 0];
    }
    part += sign;
    bytes += size;
  }
  return [...parts, part].join("\r\n ");
}
