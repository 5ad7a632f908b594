import type { PublicSuggestion } from "@dure/domain/scheduling/suggestion/suggestion";
import { useCallback, useEffect, useState } from "preact/hooks";
import { CallError } from "../../../lib/call-error";
import { getSuggestion } from "../calls/suggestion-calls";
import type { FirstData } from "../shell/first-data";

/** A suggestion. The server may have written it into the page; otherwise it is requested. `read` requests it again. */
export function useSuggestion(id: string, first: FirstData) {
  const [suggestion, setSuggestion] = useState<PublicSuggestion | undefined>(first.suggestion);
  const [notFound, setNotFound] = useState(first.state === "not_found");
  const [error, setError] = useState<unknown>();

  const read = useCallback(async () => {
    setError(undefined);
    try {
      setSuggestion(await getSuggestion(id));
    } catch (failure) {
      if (failure instanceof CallError && failure.status === 404) setNotFound(true);
      else setError(failure);
    }
  }, [id]);

  useEffect(() => {
    if (!first.suggestion && first.state !== "not_found") void read();
  }, [first, read]);
  return { suggestion, notFound, error, read };
}
