import type { QuestionType } from "@dure/domain/forms/question/question";
import { storageUrl } from "../platform/config";

/** Where the visitors of a form upload files to, if it asks for any. */
export const uploadOriginOf = (questions: readonly { type: QuestionType }[]): { uploadOrigin?: string } =>
  questions.some(({ type }) => type === "file") ? { uploadOrigin: new URL(storageUrl.value()).origin } : {};
