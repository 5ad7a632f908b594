import { contract } from "virtual:contract";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { CallError } from "./call-error";
import { createEmitter } from "./emitter/create-emitter";
import type { Change } from "./firebase/change";
import { runtime } from "./firebase/runtime";
import { type Connection, connect } from "./http/client";
import { createDownload } from "./http/create-download";
import { createRegrantPrompt } from "./http/regrant-prompt";
import { language } from "./language/language";
import { sessionEndOf } from "./session/session-end-of";
import { trackCall } from "./telemetry/track-usage";
import { browserTimeZone } from "./zone/browser-time-zone";

/** Every refused call. The router handles those that end the session or block the client's address. */
export const refusals = createEmitter<CallError>();

/** Every change in the team that this browser receives. */
export const teamChanges = createEmitter<Change>();

/**
 * Asks the user to authorize an account again if a call needs it and its grant is broken. The shell shows the question.
 */
export const regrantPrompt = createRegrantPrompt();

const connection: Connection = {
  url: `${location.origin}/api`,
  idToken: async () => {
    const { auth } = runtime();
    await auth.authStateReady();
    return auth.currentUser?.getIdToken().catch((error) => {
      const end = sessionEndOf(error);
      if (end) refusals.emit(end);
      throw end ?? error;
    });
  },
  language,
  timeZone: browserTimeZone,
  onRefusal: refusals.emit,
  onDone: trackCall,
  onTeamChange: teamChanges.subscribe,
  regrant: regrantPrompt.regrant,
};

/** The API as async functions: `await client.teams.joinTeam({ … })`. */
export const client = connect(contract, connection);

/** Downloads a file that the API streams. */
export const download = createDownload(connection);

/** The API as query and mutation options: `useQuery(api.teams.getTeam.queryOptions({ input: {} }))`. */
export const api = createTanstackQueryUtils(client);
