import type { PublicBookingPage, Slot } from "@dure/domain/scheduling/booking-page";
import type { BookingRequest, PublicEvent } from "@dure/domain/scheduling/scheduled-event";
import { useState } from "preact/hooks";
import { CallError } from "../../../lib/call-error";
import { failureText } from "../calls/failure-text";
import { book } from "../calls/scheduling-calls";
import { useSubmit } from "../calls/use-submit";
import { tellParent } from "../shell/embed";
import { useLanguage } from "../shell/language";
import type { AnswerErrors, Answers } from "./answers";
import { serverErrors, wirePhone } from "./check-answers";
import { originOf, prefilled } from "./prefill";

export type Booked = PublicEvent & { uuid: string };
type Outcome = { onBooked: () => void; onTaken: (message: string) => void };

/** The answers and their sending. A time that someone else took leaves the answers as they are. */
export function useBooking(pageId: string, zone: string, { onBooked, onTaken }: Outcome) {
  const { locale, texts } = useLanguage();
  const [answers, setAnswers] = useState<Answers>(() => prefilled(location.search));
  const [refused, setRefused] = useState<AnswerErrors>({});
  const [failure, setFailure] = useState<string>();
  const [booked, setBooked] = useState<Booked>();

  const answered = (event: Booked) => {
    setBooked(event);
    tellParent("booked", { page_id: event.page_id, ...event.date_range });
    onBooked();
  };
  const failed = (error: unknown) => {
    if (error instanceof CallError && error.status === 409) return onTaken(error.message || texts.slotTaken);
    const found = error instanceof CallError && error.status === 400 ? serverErrors(error.details) : {};
    setRefused(found);
    setFailure(Object.keys(found).length > 0 ? texts.fixFields : failureText(error, texts));
  };
  const { sending, submit } = useSubmit(
    (body: BookingRequest, key: string) => book(pageId, body, key),
    answered,
    failed,
  );

  const send = (slot: Slot, page: PublicBookingPage) => {
    setFailure(undefined);
    setRefused({});
    const { name, email, company, note } = answers;
    const phone = page.meeting_plans[0]?.type === "phone" ? wirePhone(answers) : "";
    void submit({
      invitees: [{ name: name.trim(), email: email.trim(), phone, company: company.trim(), note: note.trim() }],
      availability: { start: slot.start, end: slot.end },
      language: locale,
      timezone: zone,
      ...originOf(location.search),
    });
  };
  const change = (changes: Partial<Answers>) => {
    setAnswers({ ...answers, ...changes });
    setRefused({});
  };
  return { answers, change, refused, failure, sending, send, booked, forget: () => setBooked(undefined) };
}
