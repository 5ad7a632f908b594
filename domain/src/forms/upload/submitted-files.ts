import { AppError } from "../../shared/error";
import type { AnswerValue } from "../answer/answer-value";
import type { QuestionType } from "../question/question";
import { canSubmit, type FormUpload, type SubmittedFile } from "./form-upload";
import { uploadTexts } from "./upload-texts";

type Answer = { name: string; value: AnswerValue };
type Asked = { name: string; label: string; type: QuestionType; max_files: number };

/** The ids of the uploads in the answers to file questions. */
export const uploadIdsIn = (questions: readonly Asked[], answers: readonly Answer[]): string[] => [
  ...new Set(answers.flatMap(({ name, value }) => (fileQuestion(questions, name) ? idsIn(value) : []))),
];

type Submitting = {
  questions: readonly Asked[];
  uploads: ReadonlyMap<string, FormUpload>;
  formId: string;
  /** The path of the answers in the request, such as `body.answers`. */
  path: string;
  now: string;
};

/**
 * The answers with the names of their files, and the files.
 * @throws BAD_REQUEST naming the questions whose files are not there, or too many
 */
export function submittedFiles(answers: readonly Answer[], submitting: Submitting) {
  const { questions, path } = submitting;
  const files: SubmittedFile[] = [];
  const wrong: { path: string; message: ReturnType<typeof uploadTexts.tooManyFiles> }[] = [];
  const named = answers.map((answer) => {
    const question = fileQuestion(questions, answer.name);
    if (!question) return answer;
    const found = filesOf(question, idsIn(answer.value), submitting);
    if (Array.isArray(found)) files.push(...found);
    else wrong.push({ path: `${path}.${answer.name}`, message: found });
    return { ...answer, value: Array.isArray(found) ? found.map(({ filename }) => filename) : [] };
  });
  if (wrong[0]) throw new AppError("BAD_REQUEST", wrong[0].message, wrong);
  return { answers: named, files };
}

function filesOf({ name, label, max_files }: Asked, ids: readonly string[], { uploads, formId, now }: Submitting) {
  if (ids.length > max_files) return uploadTexts.tooManyFiles(max_files);
  const found = ids.flatMap((id) => {
    const upload = uploads.get(id);
    return upload && canSubmit(upload, { formId, question: name, now }) ? [upload] : [];
  });
  if (found.length < ids.length) return uploadTexts.unknown;
  return found.map(({ id, filename }): SubmittedFile => ({ id, question: label, filename }));
}

const fileQuestion = (questions: readonly Asked[], name: string): Asked | undefined =>
  questions.find((one) => one.name === name && one.type === "file");

const idsIn = (value: AnswerValue): string[] => (Array.isArray(value) ? [...new Set(value)] : []);
