import { useState } from "preact/hooks";
import { useTexts } from "../shell/language";
import { guestsIn, wrongGuestIn } from "./guests-in";

/** The guests that an invitee types, and the error once they are submitted. */
export function useGuests(max: number) {
  const texts = useTexts();
  const [value, setValue] = useState("");
  const [error, setError] = useState<string>();
  const found = max > 0 ? guestsIn(value) : [];
  const check = () => {
    const wrong = wrongGuestIn(value);
    const problem = wrong ? texts.guestWrong(wrong) : found.length > max ? texts.guestsTooMany(max) : undefined;
    setError(max > 0 ? problem : undefined);
    return max === 0 || problem === undefined;
  };
  const set = (typed: string) => {
    setValue(typed);
    setError(undefined);
  };
  return { max, value, error, found, set, check };
}
