/** @jsxImportSource preact */
import type { PublicSuggestion } from "@dure/domain/scheduling/suggestion/suggestion";
import { Notice } from "../../../ui/public/shell/notice";
import { useTexts } from "../shell/language";
import { useMeetTexts } from "./use-meet-texts";

/** Why no time of a suggestion can be chosen; `taken` if other meetings conflict with all of them. */
export function MeetNotice({ state }: { state: Exclude<PublicSuggestion["state"], "open"> | "not_found" | "taken" }) {
  const texts = useTexts();
  const own = useMeetTexts();
  const words = {
    not_found: [own.notFound, own.notFoundHint],
    booked: [own.booked, own.bookedHint],
    cancelled: [own.cancelled, own.overHint],
    over: [own.over, own.overHint],
    taken: [own.taken, own.overHint],
    calendar_disconnected: [texts.disconnected, texts.disconnectedHint],
  } as const;
  const [title, hint] = words[state];
  return <Notice title={title} hint={hint} />;
}
