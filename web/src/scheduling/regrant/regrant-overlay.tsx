import type { ConnectionView } from "@dure/domain/teams/connection";
import { useEffect, useState } from "react";
import { client, regrantPrompt } from "../../lib/api";
import { TOKENS_VERSION } from "../calendar/calendar-queries";
import { RegrantDialog } from "./regrant-dialog";

type Question = { connection: ConnectionView; answer: (isGranted: boolean) => void };

/** Asks the user to authorize an account again when a call needs it; the call is retried then. */
export function RegrantOverlay() {
  const [question, setQuestion] = useState<Question>();
  useEffect(
    () =>
      regrantPrompt.show(async (id) => {
        const { services } = await client.teams.listConnections({ query: { version: TOKENS_VERSION } });
        // A colleague's account can't be authorized here.
        const connection = services.find((one) => one.id === id);
        return connection ? new Promise((answer) => setQuestion({ connection, answer })) : false;
      }),
    [],
  );
  if (!question) return null;
  const end = (isGranted: boolean) => {
    setQuestion(undefined);
    question.answer(isGranted);
  };
  return <RegrantDialog connection={question.connection} onGranted={() => end(true)} onClose={() => end(false)} />;
}
