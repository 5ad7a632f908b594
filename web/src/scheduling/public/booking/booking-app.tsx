/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import { browserZone } from "../../time/zones";
import { failureText } from "../calls/failure-text";
import { usePicker } from "../picker/use-picker";
import type { FirstData } from "../shell/first-data";
import { useTexts } from "../shell/language";
import { Notice } from "../shell/notice";
import { PageSkeleton } from "../shell/page-skeleton";
import { BookingSteps } from "./booking-steps";
import { PageNotice } from "./page-notice";
import { useBookingPage } from "./use-booking-page";

type BookingAppProps = { pageId: string; first: FirstData };

const OPEN = { start: null, end: null };

/** A booking page for visitors: pick a time, say who you are, done. */
export function BookingApp({ pageId, first }: BookingAppProps) {
  const texts = useTexts();
  const { page, notFound, load } = useBookingPage(pageId, first);
  const [zone, setZone] = useState(browserZone);
  const isBookable = !notFound && (page?.state ?? "active") === "active";
  const picker = usePicker({ load, zone, window: page?.window ?? OPEN, enabled: isBookable });

  useEffect(() => {
    if (page) document.title = page.title;
  }, [page]);

  if (notFound) return <PageNotice state="not_found" />;
  if (page && page.state !== "active") return <PageNotice state={page.state} />;
  if (page) return <BookingSteps page={page} picker={picker} zone={zone} onZone={setZone} />;
  if (picker.status !== "failed") return <PageSkeleton />;
  return (
    <Notice title={texts.failed} hint={failureText(picker.error, texts)}>
      <button type="button" class="button" onClick={picker.reload}>
        {texts.retry}
      </button>
    </Notice>
  );
}
