import type { AnswerErrors, VisitorQuestion } from "./answers";

/**
 * The errors of a refusal's details `[{ path, message }]`, by question name. `prefixes` are the paths of answers, such
 * as `body.answers.`; errors elsewhere are left out.
 */
export function refusedAnswers(
  details: unknown,
  questions: readonly VisitorQuestion[],
  prefixes: readonly string[],
): AnswerErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of Array.isArray(details) ? details : []) {
    const question = questions.find(({ name }) => prefixes.some((prefix) => String(path) === `${prefix}${name}`));
    if (question) errors[question.name] = String(message);
  }
  return errors;
}
