import { checkClaims } from "@dure/domain/journeys/research/check-claims";
import {
  FINDING_KINDS,
  type FindingKind,
  type GroundedProse,
  type Research,
} from "@dure/domain/journeys/research/research";
import { logger } from "firebase-functions";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/define-job";
import { changeRun } from "./change-run";
import { failRun } from "./fail-run";
import { readClaims } from "./model/read-claims";
import { searchCompany } from "./model/search-company";
import { ModelRefused } from "./model/vertex-client";
import { type ResearchSubject, readSubject } from "./read-subject";
import { findResearch } from "./research-store";

const Payload = z.object({ company_id: z.string(), run: z.int() });
/** A member waits for the answer: later attempts would come after minutes. */
const MAX_ATTEMPTS = 4;

/**
 * Researches a company by two calls of the model. The job may run twice and crash anywhere: a step is saved only while
 * the run has not gone past it, and a run that has searched doesn't search again.
 */
export const runResearch = defineJob("research-company", Payload, async (teamId, { company_id, run }, attempt) => {
  const research = await findResearch(teamId, company_id);
  if (!research || research.run !== run || research.state === "done" || research.state === "failed") return;
  try {
    const subject = await readSubject(teamId, company_id);
    if (!subject) return await failRun(teamId, research);
    const searched = research.prose ? research : await search(teamId, research, subject);
    if (searched?.prose) await read(teamId, searched, searched.prose, subject);
  } catch (error) {
    logger.warn("A company's research failed.", { attempt: attempt.number, error: String(error) });
    if (!(error instanceof ModelRefused) && attempt.number < MAX_ATTEMPTS && !attempt.isLast) throw error;
    await failRun(teamId, research);
  }
});

const kindsOf = ({ known }: ResearchSubject): FindingKind[] => FINDING_KINDS.filter((kind) => !known.includes(kind));

async function search(teamId: string, research: Research, subject: ResearchSubject): Promise<Research | undefined> {
  await changeRun(teamId, research, (now) => ({ ...now, state: "searching" }));
  const found = await searchCompany(subject, kindsOf(subject), research.locale);
  return changeRun(teamId, research, (now) =>
    now.prose ? now : { ...now, state: "reading", ...found, usage: added(now.usage, found.usage) },
  );
}

/** Turns the prose into findings. Without sources there are none, whatever the model wrote. */
async function read(teamId: string, { locale, ...run }: Research, prose: GroundedProse, subject: ResearchSubject) {
  const kinds = kindsOf(subject);
  const read = prose.evidence.length > 0 ? await readClaims(subject.name, prose, kinds, locale) : undefined;
  await changeRun(teamId, run, (before, now) => ({
    ...{ ...before, state: "done", prose: null, found_at: now, queries: prose.queries, sources: prose.sources },
    usage: read ? added(before.usage, read.usage) : before.usage,
    findings: checkClaims(read?.claims ?? [], prose, subject.name, Number(now.slice(0, 4))),
  }));
}

const added = (a: Research["usage"], b: Research["usage"]): Research["usage"] => ({
  input_tokens: a.input_tokens + b.input_tokens,
  output_tokens: a.output_tokens + b.output_tokens,
  searches: a.searches + b.searches,
});
