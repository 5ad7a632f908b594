import type { ResearchEvent, ResearchHead } from "@dure/domain/journeys/events";
import type { Research } from "@dure/domain/journeys/research/research";

/** What others hear of a research; what was found stays where it is. */
export const researchEvent = (
  type: ResearchEvent["type"],
  before: Research | undefined,
  after: Research,
): ResearchEvent => ({ type, before: before ? headOf(before) : null, after: headOf(after) });

const headOf = ({ company_id, run, state }: Research): ResearchHead => ({ id: company_id, run, state });
