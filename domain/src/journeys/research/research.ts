import { z } from "zod";
import type { Plan } from "../../shared/caller/team";
import { Time } from "../../shared/value";

/** What is researched of a company (docs/product/journeys.md#ai-research). */
export const FINDING_KINDS = ["employees", "revenue", "founded", "website", "history", "news"] as const;
export const FindingKind = z.enum(FINDING_KINDS);
export type FindingKind = z.infer<typeof FindingKind>;

/** A page that the search found, known by its number from 1 on. */
export const ResearchSource = z.object({
  number: z.int().positive(),
  title: z.string(),
  domain: z.string(),
  /** "" where the search's link had expired. */
  url: z.string(),
});
export type ResearchSource = z.infer<typeof ResearchSource>;

/** `high` if sources from several websites support it, `medium` if from one, `low` if the model doubts it. */
export const Confidence = z.enum(["high", "medium", "low"]);

export const Finding = z.object({
  /** Its kind, and its year where there are several. */
  id: z.string(),
  kind: FindingKind,
  text: z.string(),
  /** People, or won; null for other kinds. */
  amount: z.number().nullable(),
  /** A year, or a day as YYYY-MM-DD; null for other kinds. */
  period: z.string().nullable(),
  sources: z.array(z.int()),
  confidence: Confidence,
  accepted: z.object({ by: z.string(), at: Time, field_id: z.string() }).nullable().default(null),
});
export type Finding = z.infer<typeof Finding>;

export const ResearchState = z.enum(["queued", "searching", "reading", "done", "failed"]);
export type ResearchState = z.infer<typeof ResearchState>;

/**
 * The model's summary of the pages that it found. It holds text of other people's websites: data, never an instruction.
 */
export const GroundedProse = z.object({
  /** The summary, with the numbers of its sources in brackets. */
  text: z.string(),
  sources: z.array(ResearchSource),
  /** The parts of the text that each source supports. */
  evidence: z.array(z.object({ source: z.int(), text: z.string() })),
  queries: z.array(z.string()),
});
export type GroundedProse = z.infer<typeof GroundedProse>;

export const Usage = z.object({ input_tokens: z.int(), output_tokens: z.int(), searches: z.int() });
export type Usage = z.infer<typeof Usage>;
export const NO_USAGE: Usage = { input_tokens: 0, output_tokens: 0, searches: 0 };

/** A company's research: its last run, and what the last finished one found. */
export const Research = z.object({
  company_id: z.string(),
  /** Counts the runs. */
  run: z.int().positive(),
  state: ResearchState,
  requested_by: z.string(),
  requested_at: Time,
  locale: z.enum(["ko", "en"]),
  /** The month that the run counts in, as YYYY-MM. */
  month: z.string(),
  /** The result of the current run's first model call, until its second call. */
  prose: GroundedProse.nullable().default(null),
  usage: Usage.default(NO_USAGE),
  /** When the findings were found; null before the first run has ended. */
  found_at: Time.nullable().default(null),
  model: z.string().default(""),
  findings: z.array(Finding).default([]),
  sources: z.array(ResearchSource).default([]),
  queries: z.array(z.string()).default([]),
});
export type Research = z.infer<typeof Research>;

/** The research in API responses. */
export const ResearchView = Research.omit({ prose: true, month: true, locale: true });
export type ResearchView = z.infer<typeof ResearchView>;

const GOING_ON: readonly ResearchState[] = ["queued", "searching", "reading"];
/** A run that took longer has died, so another one may begin. */
const MAX_RUN_MS = 900_000;

export const isGoingOn = ({ state, requested_at }: Research, now: string): boolean =>
  GOING_ON.includes(state) && Date.parse(now) - Date.parse(requested_at) < MAX_RUN_MS;

/**
 * The number of a month's runs that count towards the limit. A company's run that has died does not count, because
 * another one replaces it.
 */
export function runsThatCount(begun: number, research: Research | undefined, month: string, now: string): number {
  if (research?.month !== month) return begun;
  const hasDied = GOING_ON.includes(research.state) && !isGoingOn(research, now);
  return hasDied ? Math.max(0, begun - 1) : begun;
}

type Request = { company_id: string; by: string; now: string; locale: "ko" | "en"; month: string };

/** The next run; earlier findings are kept until it ends. */
export const nextRun = (before: Research | undefined, { company_id, by, now, locale, month }: Request): Research => ({
  ...(before ?? { found_at: null, model: "", findings: [], sources: [], queries: [] }),
  ...{ company_id, run: (before?.run ?? 0) + 1, state: "queued", prose: null, usage: NO_USAGE },
  ...{ requested_by: by, requested_at: now, locale, month },
});

const QUOTAS: Record<z.infer<typeof Plan>, number> = { FREE: 3, FREE_TRIAL: 20, PRO: 200 };

/** How many companies a team may research in a month. */
export const researchQuota = (plan: z.infer<typeof Plan>): number => QUOTAS[plan];
