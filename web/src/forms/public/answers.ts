import type { Question } from "@dure/domain/forms/question/question";
import type { ShowIf } from "@dure/domain/forms/question/show-if";
import type { UploadGrant, UploadRequest } from "@dure/domain/forms/upload/form-upload";

type FileRules = "file_kinds" | "max_files" | "max_megabytes";

/** A question as a visitor's page asks it. */
export type VisitorQuestion = Omit<Question, "rating_max" | "show_if" | FileRules> & {
  file_kinds?: Question["file_kinds"] | undefined;
  max_files?: number | undefined;
  max_megabytes?: number | undefined;
  rating_max?: number | undefined;
  show_if?: ShowIf | null | undefined;
  /** The name of the question's input; derived from the question's name if omitted. */
  inputName?: string | undefined;
  /** The longest answer in characters. */
  maxLength?: number | undefined;
  /** The value that the browser may autofill. */
  autocomplete?: "name" | "given-name" | "family-name" | "email" | "organization" | undefined;
};

/** Asks the server where a visitor may upload a file. */
export type AllowUpload = (request: UploadRequest) => Promise<UploadGrant>;

/** A text, the chosen values of a checkbox, the files of an answer, or a consent. */
export type Value = string | readonly string[] | boolean;

/** A visitor's answers by question name. A phone number is without its dial code. */
export type Answers = { values: Readonly<Record<string, Value>>; dialCodes: Readonly<Record<string, string>> };

/** What is wrong, by question name. */
export type AnswerErrors = Readonly<Record<string, string>>;

export const MAX_LENGTH = 5_000;

/** The key of a chosen company's registry number. No question can have this name. */
export const companyNumberOf = (question: string) => `__${question}:number__`;
