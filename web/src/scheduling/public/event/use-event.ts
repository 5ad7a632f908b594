import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useCallback, useEffect, useState } from "preact/hooks";
import { CallError } from "../../../lib/call-error";
import { getEvent } from "../calls/scheduling-calls";
import type { FirstData } from "../shell/first-data";

/**
 * A booked event by the secret in its link. The server may have written it into the page; otherwise it is requested.
 */
export function useEvent(uuid: string, teamSlug: string | undefined, first: FirstData) {
  const [event, setEvent] = useState<PublicEvent | undefined>(first.event);
  const [notFound, setNotFound] = useState(first.state === "not_found");
  const [error, setError] = useState<unknown>();

  const read = useCallback(async () => {
    setError(undefined);
    try {
      setEvent(await getEvent(uuid, teamSlug));
    } catch (failure) {
      if (failure instanceof CallError && (failure.status === 404 || failure.status === 400)) setNotFound(true);
      else setError(failure);
    }
  }, [uuid, teamSlug]);

  useEffect(() => {
    if (!first.event && !first.state) void read();
  }, [first, read]);
  return { event, setEvent, notFound, error, read };
}
