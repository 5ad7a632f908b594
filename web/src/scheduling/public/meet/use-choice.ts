import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import type { BookingRequest, PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import type { PublicSuggestion } from "@dure/domain/scheduling/suggestion/suggestion";
import { useState } from "preact/hooks";
import { CallError } from "../../../lib/call-error";
import { failureText } from "../../../lib/public/failure-text";
import { originOf } from "../../../lib/public/origin";
import { useSubmit } from "../../../lib/public/use-submit";
import { bookSuggestion } from "../calls/suggestion-calls";
import { useLanguage } from "../shell/language";
import { type Guest, knownGuest } from "./guest";

export type BookedSuggestion = PublicEvent & { uuid: string };
type Outcome = { onBooked: (event: BookedSuggestion) => void; onTaken: (message: string) => void };

/** The person who chooses a time, and the submission of the choice. */
export function useChoice(suggestion: PublicSuggestion, zone: string, { onBooked, onTaken }: Outcome) {
  const { locale, texts } = useLanguage();
  const [guest, setGuest] = useState<Guest>(() => knownGuest(location.search, suggestion));
  const [failure, setFailure] = useState<string>();

  const failed = (error: unknown) => {
    if (error instanceof CallError && error.status === 409) return onTaken(error.message || texts.slotTaken);
    setFailure(failureText(error, texts));
  };
  const { sending, submit } = useSubmit(
    (body: BookingRequest, key: string) => bookSuggestion(suggestion.id, body, key),
    onBooked,
    failed,
  );
  const send = ({ start, end }: Slot) => {
    setFailure(undefined);
    void submit({
      invitees: [{ name: guest.name.trim(), email: guest.email.trim(), phone: "", company: "", note: "" }],
      availability: { start, end },
      language: locale,
      timezone: zone,
      ...originOf(location.search),
    });
  };
  const change = (changes: Partial<Guest>) => setGuest({ ...guest, ...changes });
  return { guest, change, failure, sending, send };
}
