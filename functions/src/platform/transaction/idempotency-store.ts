import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import type { Context } from "../context";
import { inTeam } from "../firebase";
import { platformTexts } from "../texts";

const ANSWERS_KEPT_MS = 86_400_000;

type Once = NonNullable<Context["once"]>;
type Given<T> = { answer: T } | undefined;

/**
 * The answer that the first request with this idempotency key got; undefined for a first request.
 * @throws CONFLICT if the key was used for another request
 */
export async function readFirstAnswer<T>(ctx: Context, tx?: Transaction): Promise<Given<T>> {
  if (!ctx.once) return undefined;
  const doc = answerDoc(ctx, ctx.once);
  return answerIn(ctx.once, tx ? await tx.get(doc) : await doc.get());
}

function answerIn<T>({ fingerprint }: Once, doc: DocumentSnapshot): Given<T> {
  if (!doc.exists) return undefined;
  if (doc.get("fingerprint") !== fingerprint) throw new AppError("CONFLICT", platformTexts.keyReused);
  return { answer: doc.get("answer") };
}

/** Keeps a request's answer for its repetitions, in the transaction that makes it. */
export function saveFirstAnswer(tx: Transaction, ctx: Context, answer: unknown): void {
  if (!ctx.once) return;
  tx.create(answerDoc(ctx, ctx.once), {
    fingerprint: ctx.once.fingerprint,
    answer: answer ?? null,
    // A Date: Firestore's time-to-live policies read nothing else.
    expires_at: new Date(Date.parse(ctx.now) + ANSWERS_KEPT_MS),
  });
}

const answerDoc = (ctx: Context, { key }: Once) => inTeam(ctx.teamId, "answers").doc(`${ctx.actor.id}_${key}`);
