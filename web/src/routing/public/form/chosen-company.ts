import { type Answers, companyNumberOf, type VisitorQuestion } from "../../../forms/public/answers";

/** The registry number of the chosen company. Among several companies, none is known to be the visitor's. */
export function chosenCompany(questions: readonly VisitorQuestion[], { values }: Answers): { nice_id?: string } {
  const [one, ...others] = questions.filter(({ use_nicerating }) => use_nicerating);
  const number = one && others.length === 0 ? values[companyNumberOf(one.name)] : undefined;
  return typeof number === "string" && number !== "" ? { nice_id: number } : {};
}
