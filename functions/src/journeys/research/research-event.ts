import type { ResearchEvent, ResearchHead } from "@dure/domain/journeys/events";
import type { Research } from "@dure/domain/journeys/research/research";

/** The event of a research. It carries the run's state, but no findings. */
export const researchEvent = (
  type: ResearchEvent["type"],
  before: Research | undefined,
  after: Research,
): ResearchEvent => ({ type, before: before ? headOf(before) : null, after: headOf(after) });

const headOf = ({ company_id, run, state }: Research): ResearchHead => ({ id: company_id, run, state });
