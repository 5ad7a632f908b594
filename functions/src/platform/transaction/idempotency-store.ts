import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import type { Context } from "../context";
import { inTeam } from "../firebase";
import { platformTexts } from "../texts";

const ANSWERS_KEPT_MS = 86_400_000;

type Idempotency = NonNullable<Context["idempotency"]>;
type StoredAnswer<T> = { answer: T } | undefined;

/**
 * The answer that the first request with this idempotency key got; undefined for a first request.
 * @throws CONFLICT if the key was used for another request
 */
export async function readStoredAnswer<T>(ctx: Context, tx?: Transaction): Promise<StoredAnswer<T>> {
  if (!ctx.idempotency) return undefined;
  const doc = answerDoc(ctx, ctx.idempotency);
  return answerIn(ctx.idempotency, tx ? await tx.get(doc) : await doc.get());
}

function answerIn<T>({ fingerprint }: Idempotency, doc: DocumentSnapshot): StoredAnswer<T> {
  if (!doc.exists) return undefined;
  if (doc.get("fingerprint") !== fingerprint) throw new AppError("CONFLICT", platformTexts.keyReused);
  return { answer: doc.get("answer") };
}

/** Saves a request's answer for repeated requests, in the transaction that the request commits. */
export function saveAnswer(tx: Transaction, ctx: Context, answer: unknown): void {
  if (!ctx.idempotency) return;
  tx.create(answerDoc(ctx, ctx.idempotency), {
    fingerprint: ctx.idempotency.fingerprint,
    // An undefined answer stays undefined in a retry; null would be an answer.
    ...(answer !== undefined && { answer }),
    // A Date: Firestore's time-to-live policies read nothing else.
    expires_at: new Date(Date.parse(ctx.now) + ANSWERS_KEPT_MS),
  });
}

const answerDoc = (ctx: Context, { key }: Idempotency) => inTeam(ctx.teamId, "answers").doc(`${ctx.actor.id}_${key}`);
