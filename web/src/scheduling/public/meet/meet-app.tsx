/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import { failureText } from "../../../lib/public/failure-text";
import { browserTimeZone } from "../../../lib/zone/browser-time-zone";
import { Notice } from "../../../ui/public/shell/notice";
import type { FirstData } from "../shell/first-data";
import { useTexts } from "../shell/language";
import { PageSkeleton } from "../shell/page-skeleton";
import { MeetBooked } from "./meet-booked";
import { MeetNotice } from "./meet-notice";
import { MeetSteps } from "./meet-steps";
import type { BookedSuggestion } from "./use-choice";
import { useSuggestion } from "./use-suggestion";

type MeetAppProps = { id: string; first: FirstData };

/** A suggested meeting for its invitee: choose one of the times, confirm, done. */
export function MeetApp({ id, first }: MeetAppProps) {
  const texts = useTexts();
  const { suggestion, notFound, error, read } = useSuggestion(id, first);
  const [zone, setZone] = useState(browserTimeZone);
  const [booked, setBooked] = useState<BookedSuggestion>();

  useEffect(() => {
    if (suggestion) document.title = suggestion.title;
  }, [suggestion]);

  if (booked) return <MeetBooked event={booked} teamSlug={suggestion?.team.slug ?? null} zone={zone} />;
  if (notFound) return <MeetNotice state="not_found" />;
  if (error !== undefined)
    return (
      <Notice title={texts.failed} hint={failureText(error, texts)}>
        <button type="button" class="button" onClick={read}>
          {texts.retry}
        </button>
      </Notice>
    );
  if (!suggestion) return <PageSkeleton />;
  if (suggestion.state !== "open") return <MeetNotice state={suggestion.state} />;
  if (suggestion.availabilities.length === 0) return <MeetNotice state="taken" />;
  return <MeetSteps suggestion={suggestion} zone={zone} onZone={setZone} onStale={read} onBooked={setBooked} />;
}
