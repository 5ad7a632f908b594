import { collection, limit, onSnapshot, orderBy, query } from "firebase/firestore";
import { firestore } from "./firestore";

/** Something a teammate, or this user elsewhere, changed: `lead.created` and the id of the lead. */
export type Change = { type: string; id: string };

/** A transaction's changes; one of a bulk action has hundreds. */
type Committed = { changes: Change[] };

/** A burst larger than this is heard in part; its kinds repeat, so no list misses it. */
const WINDOW = 20;

/**
 * Listens to the team's changes from now on, in the order of their commits: the times at which requests began may
 * overtake each other. Returns what ends the listening.
 */
export function listenToChanges(teamId: string, onChange: (change: Change) => void): () => void {
  const changes = collection(firestore(), "teams", teamId, "changes");
  let isListening = false;
  return onSnapshot(
    query(changes, orderBy("committed_at", "desc"), limit(WINDOW)),
    (snapshot) => {
      // The first answer of the server is what was before.
      if (isListening)
        for (const { type, doc } of snapshot.docChanges())
          if (type === "added") (doc.data() as Committed).changes.forEach(onChange);
      isListening ||= !snapshot.metadata.fromCache;
    },
    (error) => console.warn("Live changes ended", error.code),
  );
}
