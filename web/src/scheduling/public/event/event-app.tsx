/** @jsxImportSource preact */
import { useEffect } from "preact/hooks";
import { failureText } from "../../../lib/public/failure-text";
import { Notice } from "../../../ui/public/shell/notice";
import type { FirstData } from "../shell/first-data";
import { useTexts } from "../shell/language";
import { PageSkeleton } from "../shell/page-skeleton";
import { EventSteps } from "./event-steps";
import { useEvent } from "./use-event";

type EventAppProps = { uuid: string; teamSlug: string | undefined; first: FirstData };

/** A booked event for its invitee, by the link in their mail. */
export function EventApp({ uuid, teamSlug, first }: EventAppProps) {
  const texts = useTexts();
  const { event, setEvent, notFound, error, read } = useEvent(uuid, teamSlug, first);

  useEffect(() => {
    if (event) document.title = event.title;
  }, [event]);

  if (notFound) return <Notice title={texts.eventNotFound} hint={texts.eventNotFoundHint} />;
  if (event) return <EventSteps uuid={uuid} teamSlug={teamSlug} event={event} onChange={setEvent} onStale={read} />;
  if (error === undefined) return <PageSkeleton />;
  return (
    <Notice title={texts.failed} hint={failureText(error, texts)}>
      <button type="button" class="button" onClick={read}>
        {texts.retry}
      </button>
    </Notice>
  );
}
