import type { PublicBookingPage, Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import type { BookingRequest, PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useState } from "preact/hooks";
import type { AllowUpload, AnswerErrors, Value } from "../../../forms/public/answers";
import { prefilled } from "../../../forms/public/prefilled";
import { refusedAnswers } from "../../../forms/public/refused-answers";
import { useAnswers } from "../../../forms/public/use-answers";
import { CallError } from "../../../lib/call-error";
import { failureText } from "../../../lib/public/failure-text";
import { originOf } from "../../../lib/public/origin";
import { useSubmit } from "../../../lib/public/use-submit";
import { tellParent } from "../../../ui/public/shell/embed";
import { allowUpload, book } from "../calls/scheduling-calls";
import { useGuests } from "../guests/use-guests";
import { useLanguage } from "../shell/language";
import { takenDetails } from "../shell/taken-details";
import type { Choice } from "./choice";
import { prefillableQuestions, questionsOf } from "./questions-of";
import { submissionIn } from "./submission-in";
import { toRequest } from "./to-request";

export type Booked = PublicEvent & { uuid: string };
type Outcome = { onBooked: () => void; onTaken: (message: string) => void };
type Wanted = Choice & { holdId: string; zone: string };

const uploadTo =
  (pageId: string): AllowUpload =>
  (request) =>
    allowUpload(pageId, request);

/** The page's questions, the answers and their submission. If somebody else took the time, the answers stay. */
export function useBooking(
  page: PublicBookingPage,
  { planId, organizerId, holdId, zone }: Wanted,
  { onBooked, onTaken }: Outcome,
) {
  const { locale, texts } = useLanguage();
  const filled = useAnswers(() => prefilled(takenDetails(), prefillableQuestions(page.form)));
  const { answers, setDialCode } = filled;
  const [refused, setRefused] = useState<AnswerErrors>({});
  const [failure, setFailure] = useState<string>();
  const [booked, setBooked] = useState<Booked>();
  const guests = useGuests(page.max_guests);
  const plan = page.meeting_plans.find(({ id }) => id === planId);
  const questions = questionsOf(page, plan, { locale, texts });

  const answered = (event: Booked) => {
    setBooked(event);
    guests.set("");
    tellParent("booked", { page_id: event.page_id, event_id: event.id, ...event.date_range });
    onBooked();
  };
  const failed = (error: unknown) => {
    if (error instanceof CallError && error.status === 409) return onTaken(error.message || texts.slotTaken);
    const isRefused = error instanceof CallError && error.status === 400;
    const found = isRefused ? refusedAnswers(error.details, questions, ["body.invitees.0.", "body.q_a."]) : {};
    setRefused(found);
    setFailure(Object.keys(found).length > 0 ? texts.fixFields : failureText(error, texts));
  };
  const { sending, submit } = useSubmit(
    (body: BookingRequest, key: string) => book(page.id, planId, body, key),
    answered,
    failed,
  );

  const send = ({ start, end }: Slot) => {
    setFailure(undefined);
    setRefused({});
    if (!guests.check()) return;
    void submit({
      ...toRequest(questions, answers),
      availability: { start, end },
      ...(organizerId !== undefined && { organizer_id: organizerId }),
      language: locale,
      timezone: zone,
      hold_id: holdId,
      ...(guests.found.length > 0 && { guests: guests.found }),
      ...originOf(location.search),
      ...submissionIn(location.search),
    });
  };
  const answer = (name: string, value: Value) => {
    filled.answer(name, value);
    setRefused({});
  };
  const forget = () => {
    setBooked(undefined);
    // Files were uploaded for one meeting only.
    for (const { name, type } of questions) if (type === "file") filled.answer(name, []);
  };
  const form = { questions, answers, answer, setDialCode, refused, failure, sending, guests };
  return { ...form, allowUpload: uploadTo(page.id), isRequest: page.approval, send, booked, forget };
}
