/** @jsxImportSource preact */
import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { zoneLabel, zoneOption } from "../../../lib/zone/zones";
import { useTimeFormat } from "../shell/clock";
import { useLanguage } from "../shell/language";

type EventFactsProps = { event: PublicEvent; zone: string };

/** What was booked: when, where, with whom. */
export function EventFacts({ event, zone }: EventFactsProps) {
  const { locale, texts } = useLanguage();
  const { start, end } = event.date_range;
  const format = useTimeFormat(zone);
  return (
    <dl class="event-facts">
      <dt>{texts.when}</dt>
      <dd>
        <strong>{format.fullDate(start)}</strong>
        <br />
        {format.timeRange(start, end)}
        <br />
        <span class="muted">{zoneLabel(zoneOption(zone, locale, Date.parse(start)))}</span>
      </dd>
      <dt>{texts.where}</dt>
      <dd>
        <Place plan={event.meeting_plan} isOn={!event.cancelled} />
      </dd>
      <dt>{texts.host}</dt>
      <dd>{event.hosts.map(({ name }) => name).join(", ")}</dd>
      <dt>{texts.invitee}</dt>
      <dd>
        {event.invitee.name}
        <br />
        <span class="muted">{event.invitee.email}</span>
        {event.guest_count > 0 && <span class="muted"> {texts.guestsToo(event.guest_count)}</span>}
      </dd>
      {event.cancel_reason && (
        <>
          <dt>{texts.cancelReason}</dt>
          <dd>{event.cancel_reason}</dd>
        </>
      )}
    </dl>
  );
}

/** `isOn` is false for a meeting that will not take place, so that nothing is promised. */
function Place({ plan: { type, value }, isOn }: { plan: PublicEvent["meeting_plan"]; isOn: boolean }) {
  const { texts } = useLanguage();
  if (type === "offline") return <>{value}</>;
  if (!isOn) return <>{texts.location[type]}</>;
  if (/^https:\/\//.test(value))
    return (
      <a href={value} target="_blank" rel="noreferrer">
        {texts.joinMeeting(texts.location[type])}
      </a>
    );
  if (type === "phone" && value)
    return (
      <>
        <a href={`tel:${value.replaceAll(/[^+\d]/g, "")}`}>{value}</a>
        <br />
        <span class="muted">{texts.callThem}</span>
      </>
    );
  return (
    <>
      {texts.location[type]}
      <br />
      <span class="muted">{type === "phone" ? texts.callsYou : texts.meetLater}</span>
    </>
  );
}
