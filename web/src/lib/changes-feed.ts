import { collection, limit, onSnapshot, orderBy, query } from "firebase/firestore";
import { firestore } from "./firestore";

/** Something a teammate, or this user elsewhere, changed: `lead.created` and the id of the lead. */
export type Change = { type: string; id: string; at: string };

/** A burst larger than this is heard in part; its kinds repeat, so no list misses it. */
const WINDOW = 20;

/** Listens to the team's changes from now on. Returns what ends the listening. */
export function listenToChanges(teamId: string, onChange: (change: Change) => void): () => void {
  const latest = query(collection(firestore(), "teams", teamId, "changes"), orderBy("at", "desc"), limit(WINDOW));
  let since: string | undefined;
  return onSnapshot(
    latest,
    (snapshot) => {
      const [newest] = snapshot.docs;
      const start = since;
      since = newest ? String(newest.get("at")) : (since ?? "");
      if (start === undefined) return;
      for (const { type, doc } of snapshot.docChanges()) {
        const change = doc.data() as Change;
        if (type === "added" && change.at > start) onChange(change);
      }
    },
    (error) => console.warn("Live changes ended", error.code),
  );
}
