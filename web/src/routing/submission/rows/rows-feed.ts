import { SubmissionHeader, SubmissionRow } from "@dure/domain/routing/submission/submission";
import {
  and,
  collection,
  type DocumentSnapshot,
  doc,
  limit,
  onSnapshot,
  or,
  orderBy,
  type QuerySnapshot,
  query,
  where,
} from "firebase/firestore";
import { firestore } from "../../../lib/firebase/firestore";
import { listenUnderGrant } from "../../../lib/firebase/listen-under-grant";
import { renewReadGrant } from "../../../lib/firebase/renew-read-grant";

// Imports the Firestore SDK: import this module lazily.

export type RowsWanted = {
  teamId: string;
  routerId: string;
  /** The submission time's bounds, UTC: from inclusive, before exclusive. */
  from?: string;
  before?: string;
  /** Only submissions whose meeting or lead belongs to this member. */
  ofMember?: string;
  count: number;
};

type Hear = {
  /** `isAll` is true if there are no further rows. */
  onRows: (rows: SubmissionRow[], isAll: boolean) => void;
  onError: (error: unknown) => void;
};

/**
 * Listens to a router's submissions, newest first.
 * @returns a function that stops listening
 */
export function listenToRows(wanted: RowsWanted, { onRows, onError }: Hear): () => void {
  const { teamId, routerId, from, before, ofMember, count } = wanted;
  const rows = collection(firestore(), "crm", teamId, routerId, "body", "rows");
  const wantedRows = query(
    rows,
    and(
      ...(ofMember ? [or(where("assignee", "==", ofMember), where("organizer", "==", ofMember))] : []),
      ...(from ? [where("submittedAt", ">=", from)] : []),
      ...(before ? [where("submittedAt", "<", before)] : []),
    ),
    orderBy("submittedAt", "desc"),
    limit(count),
  );
  const hear = ({ docs }: QuerySnapshot) => {
    const read = docs.map((one) => SubmissionRow.safeParse(one.data()).data);
    onRows(
      read.filter((row) => row !== undefined),
      docs.length < count,
    );
  };
  return listenUnderGrant((onEnd) => onSnapshot(wantedRows, hear, onEnd), onError, renewReadGrant);
}

/**
 * Listens to the labels of a router's columns.
 * @returns a function that stops listening
 */
export function listenToHeader(
  { teamId, routerId }: Pick<RowsWanted, "teamId" | "routerId">,
  onLabels: (labels: SubmissionHeader["labels"]) => void,
): () => void {
  const header = doc(firestore(), "crm", teamId, routerId, "header");
  const hear = (found: DocumentSnapshot) => onLabels(SubmissionHeader.safeParse(found.data()).data?.labels ?? []);
  // Without labels, question names are shown.
  return listenUnderGrant(
    (onEnd) => onSnapshot(header, hear, onEnd),
    (error) => console.warn("Labels ended", error.code),
    renewReadGrant,
  );
}
