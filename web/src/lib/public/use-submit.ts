import { useRef, useState } from "preact/hooks";
import { CallError } from "../call-error";
import { createSubmitKey } from "./submit-key";

type Submit<Body> = { sending: boolean; submit: (body: Body) => Promise<void> };

/** Sends a body once, however often the button is pressed, and under one key until the server has answered. */
export function useSubmit<Body, Answer>(
  send: (body: Body, idempotencyKey: string) => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
  onFailure: (error: unknown) => void,
): Submit<Body> {
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const key = useRef(createSubmitKey());

  const submit = async (body: Body) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      const answer = await send(body, key.current.keyFor(body));
      key.current.answered();
      onAnswer(answer);
    } catch (error) {
      if (error instanceof CallError && error.status < 500) key.current.answered();
      onFailure(error);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return { sending, submit };
}
