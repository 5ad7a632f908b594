import type { Answers, VisitorQuestion } from "../../../forms/public/answers";

/** A visitor's answers are forgotten after this time. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

const keyOf = (formId: string) => `dure:form:${formId}`;

type Saved = Answers & { savedAt: number };

/**
 * The answers that a visitor saved in this browser (docs/product/forms.md#saved-answers); undefined for none. Answers to
 * questions that the form no longer has are left out.
 */
export function readSavedAnswers(formId: string, questions: readonly VisitorQuestion[], now = Date.now()) {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(formId)) ?? "null");
    if (!isSaved(saved)) return undefined;
    if (now - saved.savedAt > LIFETIME_MS) {
      forgetAnswers(formId);
      return undefined;
    }
    return storable(questions, saved);
  } catch {
    return undefined;
  }
}

/** @returns false where the browser keeps nothing, as in a frame of another site */
export function saveAnswers(formId: string, questions: readonly VisitorQuestion[], answers: Answers): boolean {
  try {
    const saved: Saved = { ...storable(questions, answers), savedAt: Date.now() };
    localStorage.setItem(keyOf(formId), JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}

export function forgetAnswers(formId: string): void {
  try {
    localStorage.removeItem(keyOf(formId));
  } catch {
    // Without storage, nothing was saved.
  }
}

/** Consents are not stored, since each one must be given anew, nor files, since an upload lives only for hours. */
function storable(questions: readonly VisitorQuestion[], { values, dialCodes }: Answers): Answers {
  const names = new Set(questions.filter(({ type }) => type !== "consent" && type !== "file").map(({ name }) => name));
  const only = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
  return { values: only(values), dialCodes: only(dialCodes) };
}

const isSaved = (data: unknown): data is Saved =>
  typeof data === "object" &&
  data !== null &&
  "savedAt" in data &&
  typeof data.savedAt === "number" &&
  "values" in data &&
  typeof data.values === "object" &&
  data.values !== null &&
  "dialCodes" in data &&
  typeof data.dialCodes === "object" &&
  data.dialCodes !== null;
