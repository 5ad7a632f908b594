import { type Answers, companyNumberOf, type VisitorQuestion } from "../../../forms/public/answers";

/**
 * The registry number of the chosen company; none if several questions ask for a company, since any may be the
 * visitor's own.
 */
export function chosenCompany(questions: readonly VisitorQuestion[], { values }: Answers): { nice_id?: string } {
  const [one, ...others] = questions.filter(({ use_nicerating }) => use_nicerating);
  const number = one && others.length === 0 ? values[companyNumberOf(one.name)] : undefined;
  return typeof number === "string" && number !== "" ? { nice_id: number } : {};
}
