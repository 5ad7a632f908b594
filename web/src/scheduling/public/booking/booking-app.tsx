/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import { failureText } from "../../../lib/public/failure-text";
import { browserTimeZone } from "../../../lib/zone/browser-time-zone";
import { tellParent } from "../../../ui/public/shell/embed";
import { LeaveDialog } from "../../../ui/public/shell/leave-dialog";
import { Notice } from "../../../ui/public/shell/notice";
import { usePicker } from "../picker/use-picker";
import { applyBrand } from "../shell/apply-brand";
import type { FirstData } from "../shell/first-data";
import { useTexts } from "../shell/language";
import { PageSkeleton } from "../shell/page-skeleton";
import { takenDetails } from "../shell/taken-details";
import { BookingSteps } from "./booking-steps";
import { choiceIn } from "./choice";
import { PageNotice } from "./page-notice";
import { useBookingPage } from "./use-booking-page";
import { useSteps } from "./use-steps";

type BookingAppProps = { pageId: string; first: FirstData };

const OPEN = { start: null, end: null };

/** A booking page for visitors: pick a time, say who you are, done. */
export function BookingApp({ pageId, first }: BookingAppProps) {
  const texts = useTexts();
  takenDetails();
  const steps = useSteps();
  const [wanted, setWanted] = useState(() => choiceIn(location.search));
  const [holdId] = useState(() => crypto.randomUUID());
  const { page, notFound, choice, load } = useBookingPage(pageId, first, wanted, holdId);
  const [zone, setZone] = useState(browserTimeZone);
  const isBookable = !notFound && (page?.state ?? "active") === "active";
  const picker = usePicker({ load, zone, window: page?.window ?? OPEN, enabled: isBookable });

  useEffect(() => {
    if (page) document.title = page.title;
    if (page) applyBrand(page.brand.color);
  }, [page]);
  useEffect(() => tellParent("page_viewed", { page_id: pageId }), [pageId]);

  const content = () => {
    if (notFound) return <PageNotice state="not_found" />;
    if (page && page.state !== "active") return <PageNotice state={page.state} />;
    if (page)
      return (
        <BookingSteps
          page={page}
          choice={choice}
          onPlan={(planId) => setWanted({ ...wanted, planId })}
          holdId={holdId}
          steps={steps}
          picker={picker}
          zone={zone}
          onZone={setZone}
        />
      );
    if (picker.status !== "failed") return <PageSkeleton />;
    return (
      <Notice title={texts.failed} hint={failureText(picker.error, texts)}>
        <button type="button" class="button" onClick={picker.reload}>
          {texts.retry}
        </button>
      </Notice>
    );
  };
  return (
    <>
      <LeaveDialog
        page={{ page_id: pageId }}
        isMidway={steps.step === "form"}
        texts={{ ...texts, stay: texts.finishBooking }}
      />
      {content()}
    </>
  );
}
